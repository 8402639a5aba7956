import MeerkatJourney

/// What is to become of a flow: of its journey, and of the flows that were put above its steps.
struct Shift<Destination: Hashable> {
  enum Route {
    /// The journey stays.
    case stay
    /// The journey follows a plan.
    case follow(Plan<Destination>)
    /// The journey becomes another one; its steps and theirs are the same up to a place.
    case become(Journey<Destination>, kept: Int)
    /// One step is taken out, and those above it stay.
    case extract(Step<Destination>.ID)
  }

  var route: Route

  /// How many of the raised flows stay, counted from the lowest; those of steps that go, go anyway.
  var raisedKept: Int
}

extension Shift {
  /// Whether everything is as it was afterwards.
  func leavesUnchanged(_ journey: Journey<Destination>, raisedCount: Int) -> Bool {
    guard raisedKept >= raisedCount else { return false }
    switch route {
    case .stay: return true
    case .follow(let plan): return journey.isUnchanged(by: plan)
    case .become(let other, let kept):
      return kept == journey.steps.count && kept == other.steps.count
    case .extract: return false
    }
  }

  /// The steps that go, lowest first.
  func removed(from journey: Journey<Destination>) -> [Step<Destination>] {
    switch route {
    case .stay: []
    case .follow(.cut(let kept)), .follow(.put(_, _, let kept)), .follow(.replace(_, let kept)),
      .become(_, let kept):
      Array(journey.steps[min(kept, journey.steps.count)...])
    case .extract(let id): journey[id].map { [$0] } ?? []
    }
  }

  /// The steps that come, lowest first.
  var added: [Step<Destination>] {
    switch route {
    case .stay, .follow(.cut), .extract: []
    case .follow(.put(let destination, let style, _)): [Step(destination, style: style)]
    case .follow(.replace(let steps, _)): Array(steps)
    case .become(let journey, let kept): Array(journey.steps[kept...])
    }
  }
}
