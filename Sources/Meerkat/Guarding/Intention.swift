import MeerkatJourney

/// What is to happen at the end of a crossing, and what its way there needs from the flow.
@MainActor
struct Intention {
  /// What tells one intention from another: the same one twice is a second tap.
  let name: AnyHashable

  /// Whether everything is still as it was when the crossing began.
  let isStillPossible: () -> Bool

  let carryOut: () -> Void

  /// Tells those who watch that it came to nothing.
  let report: (Refusal) -> Void

  /// Keeps the crossing until an answer comes.
  let wait: (Crossing) -> Void
  let stopWaiting: (Crossing) -> Void

  /// Sends the user elsewhere first.
  let sidestep: (Sidestep) -> Refusal?
}
