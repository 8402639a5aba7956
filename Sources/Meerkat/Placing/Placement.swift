import MeerkatJourney
public import Observation

/// Where a flow is placed, and which flows are placed in it.
///
/// Every flow has one, and neither reads nor writes it:
///
/// ```swift
/// @Observable final class CourseFlow: Flow {
///   let placement = Placement()
///   …
/// }
/// ```
///
/// A flow is in one place at a time. Flows that are placed in it are kept for as long as the step
/// that they belong to, so that they are released with it, whoever takes it away.
@MainActor
@Observable
public final class Placement {
  /// The flow that this one is placed in.
  @ObservationIgnored weak var parent: (any Flow)?

  /// The place in the parent.
  @ObservationIgnored var seat: Seat?

  /// Whether the flow was placed and has been left since.
  @ObservationIgnored var hasGone = false

  /// How many views show the flow and keep it.
  @ObservationIgnored var hosts = 0

  /// The flows that were put above steps, lowest first.
  ///
  /// Each lies above its step and below the step that follows, and is put on the top; so they are
  /// in the order in which they lie on each other.
  @ObservationIgnored var raised: [Raised] = [] { didSet { changes += 1 } }

  /// The flows in the screens of the steps that were looked at so far.
  @ObservationIgnored var found: [AnyHashable: FoundFlows] = [:]

  /// The steps as they were last seen: `KnownSteps` of the flow's destinations.
  @ObservationIgnored var knownSteps: AnyObject?

  /// The destination with which the flow began.
  @ObservationIgnored var home: AnyHashable?

  /// Counts the changes of the flows in this one that a host has to hear of.
  ///
  /// One property to observe rather than one for each way to place a flow: a host observes all flows.
  var changes = 0

  /// The flows that views placed here by themselves; each lives as long as its view.
  @ObservationIgnored var settled: [Settled] = [] { didSet { changes += 1 } }

  /// The crossing that waits for an answer.
  var crossing: Crossing?

  /// The intention that goes on when the user has been elsewhere.
  @ObservationIgnored var detour: Detour?

  /// Whether assignments to the journey are noticed already.
  @ObservationIgnored var noticesAssignments = false

  @ObservationIgnored let watchers = Watchers()

  /// Told the outcome where no flow is the parent.
  @ObservationIgnored var outcomeHandler: ((Any) -> Void)?

  /// Creates the placement of a flow that is placed nowhere yet.
  nonisolated public init() {}

  // The flow has gone without a word; whoever waits in the flows in it is told.
  isolated deinit {
    for raised in raised.reversed() {
      raised.flow.abandonOrphaned()
      raised.end()
    }
    for child in found.values.flatMap(\.flows) { child.flow.abandonOrphaned() }
    for child in settled { child.flow?.abandonOrphaned() }
  }
}
