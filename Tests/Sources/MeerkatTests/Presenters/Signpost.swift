import Meerkat

/// A presenter whose next directions are values, and that notes what it is told.
@MainActor
@Observable
final class Signpost {
  enum Place: Hashable { case hill, lake }

  var directions: [Direction<Place>] = []
  @ObservationIgnored var afterDismissal: () -> Void = {}
  @ObservationIgnored private(set) var reports: [String] = []

  func didDismiss(_ place: Place, cause: NavigationCause) {
    reports.append("\(place) by \(cause)")
    afterDismissal()
  }
}

/// A view that a signpost leads on from.
struct Crossroads: View {
  @Bindable var signpost: Signpost

  var body: some View {
    PlaceScreen(name: "crossroads", actions: ["Wander": wander])
      .handleNavigation($signpost.directions, didDismiss: signpost.didDismiss) { place in
        PlaceScreen(name: "\(place)")
      }
  }

  private func wander() {
    signpost.directions.append(.forward(to: .hill))
    signpost.directions.append(.forward(to: .lake))
  }
}
