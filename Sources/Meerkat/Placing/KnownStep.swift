import MeerkatJourney

/// One step as a flow keeps it in mind, so that an unchanged step costs nothing with each change.
final class KnownStep {
  /// The step, a `PlacedStep` of the flow's destinations.
  let step: AnyHashable

  /// How the step is shown: its own style, or that of the flow whose root it is.
  let style: Style

  /// Whether the screen of the step was looked at, and there was no flow in it.
  var hasNoFlows = false

  init(_ step: AnyHashable, style: Style) {
    self.step = step
    self.style = style
  }
}

/// The steps of a journey as a flow saw them last; built anew from the first that differs.
@MainActor
final class KnownSteps<Destination: Hashable> {
  /// One for each step of the journey, the root first.
  private(set) var all: [KnownStep] = []

  private var steps: [Step<Destination>] = []

  /// Steps that may have gone since somebody asked.
  private var gone: [AnyHashable] = []

  /// Takes over what the journey is now.
  ///
  /// - Parameters:
  ///   - journey: The journey.
  ///   - hasFound: Whether the screen of a step was looked at, which is then not forgotten.
  func follow(_ journey: Journey<Destination>, hasFound: (AnyHashable) -> Bool) {
    let kept = journey.countOfVerySteps(in: steps)
    cut(to: kept, hasFound: hasFound)
    for step in journey.steps[kept...] {
      steps.append(step)
      all.append(KnownStep(AnyHashable(PlacedStep(step: step)), style: step.style))
    }
  }

  /// Lets go of all but the lowest steps, so that nothing in a destination is kept alive.
  func cut(to count: Int, hasFound: (AnyHashable) -> Bool) {
    guard count < all.count else { return }
    gone += all[count...].reversed().map(\.step).filter(hasFound)
    all.removeSubrange(count...)
    steps.removeSubrange(count...)
  }

  /// Notes a step that may not be among those seen last, and go without having been there.
  func mayGo(_ step: AnyHashable) {
    gone.append(step)
  }

  /// The steps that may have gone since somebody asked; of those seen, the upper ones first.
  func takeGone() -> [AnyHashable] {
    defer { gone = [] }
    return gone
  }

  /// Has all screens looked at again.
  func forgetFlows() {
    for step in all { step.hasNoFlows = false }
  }
}

extension Flow {
  /// The steps of the flow as they are now.
  var knownSteps: KnownSteps<Destination> {
    let known = stepsSeenLast
    known.follow(journey) { placement.found[$0] != nil }
    return known
  }

  /// The steps of the flow as it saw them last; does not look at the journey.
  var stepsSeenLast: KnownSteps<Destination> {
    if let known = placement.knownSteps as? KnownSteps<Destination> { return known }
    let known = KnownSteps<Destination>()
    placement.knownSteps = known
    return known
  }
}
