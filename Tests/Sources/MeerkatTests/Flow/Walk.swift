import Meerkat

/// A flow with four places, of which one is a question.
@Observable
final class Walk: Flow {
  enum Place: Hashable { case start, hill, lake, swim }

  let navigator = Navigator<Place>(root: .start)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .start: PlaceScreen(name: "start", actions: ["Up": { self.push(.hill) }])
    case .hill: PlaceScreen(name: "hill", actions: ["Home": { self.go(.backToRoot) }])
    case .lake: PlaceScreen(name: "lake", actions: ["Close": close, "Back": back])
    case .swim:
      Button("Yes") { self.push(.lake) }
      Button("No", role: .cancel) {}
    }
  }

  func dialog(for place: Place) -> Dialog? { place == .swim ? Dialog("Swim now?") : nil }
}
