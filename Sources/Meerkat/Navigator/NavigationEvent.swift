public import Foundation
public import MeerkatJourney

/// Something that happened in a flow: a change, a refusal or an outcome.
@MainActor
public struct NavigationEvent {
  /// The kinds of navigation events.
  public enum What {
    /// A journey changed.
    case went
    /// A request was refused, so no journey changed.
    case refused(Refusal)
    /// A guard, or the user, was asked about a request, which goes on if the answer is yes.
    case undecided
    /// A flow finished with an outcome.
    case finished(Any)
    /// A link wasn't opened, because it leads nowhere.
    case linkRefused(LinkError)
  }

  /// The kind of event, with its details.
  public let what: What

  /// The flow in which it happened, or nil if the flow has been released since.
  public private(set) weak var flow: (any Flow)?

  /// The type of the flow.
  public let flowType: any Flow.Type

  /// The flow's topmost destination before the event.
  public let from: AnyHashable

  /// The flow's topmost destination after the event.
  public let to: AnyHashable

  /// The cause of the event.
  public let cause: NavigationCause

  /// The time of the event.
  public let time = Date()

  let change: AnyJourney.Change?

  /// Whether there are steps that were not there before.
  package var isForward: Bool { change.map { !$0.added.isEmpty } ?? false }

  init(
    what: What, flow: any Flow, from: AnyHashable, to: AnyHashable, cause: NavigationCause,
    change: AnyJourney.Change?
  ) {
    (self.what, self.flow) = (what, flow)
    flowType = type(of: flow)
    (self.from, self.to, self.cause, self.change) = (from, to, cause, change)
  }

  /// Returns the change in the journey of a flow of the given type.
  ///
  /// - Returns: The change, or nil if the event belongs to another type of flow or no journey
  ///   changed.
  public func change<Changed: Flow>(in: Changed.Type) -> Journey<Changed.Destination>.Change? {
    flowType is Changed.Type ? change.map(Journey.Change.init(typing:)) : nil
  }
}

extension NavigationEvent: @MainActor CustomStringConvertible {
  /// The event as a log line: `CourseFlow: course → task("essay"), by the flow`.
  public var description: String {
    let name = String(describing: flowType)
    return switch what {
    case .went: "\(name): \(from) → \(to), by \(cause)"
    case .refused(let refusal): "\(name): stays at \(to). \(refusal)"
    case .undecided:
      "\(name): stays at \(to). \(AnyAnswer.Waiting.undecided)"
    case .finished(let outcome): "\(name): finished at \(to) with \(outcome)"
    case .linkRefused(let error): "\(name): stays at \(to). \(error)"
    }
  }
}

/// The cause of a change in a journey.
public enum NavigationCause: Hashable, Sendable {
  /// The flow's own code, such as its answer to an action.
  case flow
  /// The flow's own code, by `reset(to:)`.
  case reset
  /// The user, by going back or closing something.
  case user
  /// A link that was opened.
  case link
  /// A flow that finished with an outcome.
  case outcome
  /// A guard that redirected the user or no longer allows a step.
  case guarded
  /// An archive that was restored.
  case restoration
  /// The system, which didn't show a presentation, however often it was asked to.
  case system
}

extension NavigationCause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow: "the flow"
    case .reset: "a reset"
    case .user: "the user"
    case .link: "a link"
    case .outcome: "an outcome"
    case .guarded: "a guard"
    case .restoration: "restoration"
    case .system: "the system"
    }
  }
}
