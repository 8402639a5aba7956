import Meerkat

/// A flow that places the same kind of visit in every place there is.
@Observable
final class Square: Flow {
  enum Place: Hashable { case base, visit, partly, deep, stall }

  let navigator: Navigator<Place>

  /// What arrived, nil for a visit that was left.
  var outcomes: [String?] = []

  init(root: Place = .base) { navigator = Navigator(root: root) }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .base: PlaceScreen(name: "base")
    case .visit: FlowView(Visit(), didFinish: arrive)
    case .partly: FlowView(embedding: Visit(), didFinish: arrive)
    case .deep: DeepScreen(visit: deepVisit, didFinish: arrive)
    case .stall: PlaceScreen(name: "stall")
    }
  }

  /// What the flow does as soon as an outcome arrives.
  @ObservationIgnored var afterwards: (Square) -> Void = { _ in }

  private func arrive(_ outcome: String) {
    outcomes.append(outcome)
    afterwards(self)
  }

  @ObservationIgnored private lazy var deepVisit = Visit()

  /// The visit, wherever it is.
  var visit: Visit? {
    if journey.contains(.deep) { return deepVisit }
    return (awaitedFlow ?? flow(at: .visit) ?? flow(at: .partly)) as? Visit
  }

  /// Starts to wait for the outcome of a visit, and keeps what arrives.
  func start(_ raise: @escaping @MainActor (Visit) async throws -> String?) {
    Task {
      outcomes.append(try await raise(Visit()))
      afterwards(self)
    }
  }
}

/// A screen that shows a flow somewhere in its own body, where no parent can know of it.
struct DeepScreen: View {
  let visit: Visit
  let didFinish: (String) -> Void

  var body: some View {
    VStack {
      Text("deep")
      FlowView(embedding: visit, didFinish: didFinish)
    }
  }
}

/// Lets everybody else take a turn, on the main actor and on other threads.
@MainActor
func turn() async {
  await Task.yield()
  await Task.detached(priority: .background) {}.value
}

/// Gives others the turn until a condition holds, though not for ever.
@MainActor
func turns(until condition: () -> Bool) async {
  for _ in 1...1_000 where !condition() { await turn() }
}
