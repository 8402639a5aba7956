import MeerkatJourney

/// What is to happen at the end of a crossing, and what its way there needs from the flow.
@MainActor
struct Intention {
  /// What tells one intention from another: the same one twice is a second tap.
  let name: AnyHashable

  /// What the decision is based on: when it is another one, an answer comes too late.
  let state: () -> [AnyHashable]

  let carryOut: () -> Void

  /// Tells those who watch that it came to nothing.
  let report: (Refusal) -> Void

  /// Keeps the crossing until an answer comes.
  let wait: (Crossing) -> Void
  let stopWaiting: (Crossing) -> Void

  /// Sends the user elsewhere first.
  let sidestep: (Sidestep) -> Refusal?
}
