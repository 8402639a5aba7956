import Meerkat

/// A presenter that goes where the test wants, and notes what it is told.
@MainActor
final class Guide {
  enum Place: Hashable { case hill, lake, question }

  let directions = PassthroughSubject<Direction<Place>, Never>()
  var afterDismissal: () -> Void = {}
  private(set) var reports: [String] = []

  func go(_ direction: Direction<Place>) {
    directions.send(direction)
  }

  func push(_ place: Place) { go(.forward(to: place)) }

  func didDismiss(_ place: Place, cause: NavigationCause) {
    reports.append("\(place) by \(cause)")
    afterDismissal()
  }
}

/// A view that a guide leads on from.
struct Tour: View {
  let guide: Guide
  @State private var directions: [Direction<Guide.Place>] = []

  var body: some View {
    PlaceScreen(name: "tour")
      .onReceive(guide.directions) { directions.append($0) }
      .handleNavigation(
        $directions, didDismiss: guide.didDismiss,
        dialog: { $0 == .question ? Dialog("On to the lake?") : nil }
      ) { place in
        if place == .question {
          Button("On") { guide.push(.lake) }
        } else {
          PlaceScreen(name: "\(place)")
        }
      }
  }
}
