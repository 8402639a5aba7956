import MeerkatJourney

extension Flow {
  /// Refuses what a journey allows by itself, but not where the flow is now.
  func check(
    _ shift: Shift<Destination>, for direction: Direction<Destination>
  ) throws(Refusal) {
    if case .forward(let destination, let style) = direction,
      journey.top.destination == destination, journey.top.style == style, isOnTopOfItself
    {
      throw .alreadyThere(String(describing: destination))
    }
    try check(shift)
  }

  func check(_ shift: Shift<Destination>) throws(Refusal) {
    guard let lowest = shift.added.first else { return }
    let kept = shift.kept(of: journey)
    if kept == journey.steps.count, let presentation = summit,
      !presentation.takesSteps
    {
      throw .nothingGoesOn(presentation)
    }
    if shift.added.contains(where: { $0.style != .push }), isCovered { throw .covered }
    if lowest.style == .push, kept > 0, hasOwnStacks(at: journey.steps[kept - 1]) {
      throw .nothingIsPushedOnTabs
    }
  }

  /// Whether nothing in the flow lies above its top step.
  private var isOnTopOfItself: Bool {
    let key = AnyHashable(Placed(step: journey.top))
    return placement.raised.last?.step != key
      && flowsShown(at: key).allSatisfy(\.isAtItsRoot)
  }

  private var isAtItsRoot: Bool {
    journey.isAtRoot && isOnTopOfItself
  }

  private func hasOwnStacks(at step: Step<Destination>) -> Bool {
    guard placement.hasFlows, let found = placement.found[AnyHashable(Placed(step: step))],
      found.hasOwnStacks
    else { return false }
    return found.shown.allSatisfy { $0.journeyPresentation == nil }
  }

  private var journeyPresentation: Presentation? { journey.presentation }
}

extension Shift {
  /// How many steps stay as they are.
  func kept(of journey: Journey<Destination>) -> Int {
    switch route {
    case .stay, .extract: journey.steps.count
    case .follow(.cut(let kept)), .follow(.put(_, _, let kept)), .follow(.replace(_, let kept)),
      .become(_, let kept):
      min(kept, journey.steps.count)
    }
  }
}
