import Meerkat

/// A flow with four places, of which one is a question.
@Observable
final class Walk: Flow {
  enum Place: Hashable { case start, hill, lake, swim }

  var journey = Journey<Place>(root: .start)
  let placement = Placement()

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .start: PlaceScreen(name: "start", actions: ["Up": { self.go(.forward(to: .hill)) }])
    case .hill: PlaceScreen(name: "hill", actions: ["Home": { self.go(.backToRoot) }])
    case .lake: PlaceScreen(name: "lake", actions: ["Close": close, "Back": back])
    case .swim:
      Button("Yes") { self.go(.forward(to: .lake)) }
      Button("No", role: .cancel) {}
    }
  }

  func question(for place: Place) -> String { place == .swim ? "Swim now?" : "" }
}
