public import Foundation
public import MeerkatJourney
public import MeerkatLinks

/// Something that happened in a flow: a change, a refusal or an outcome.
@MainActor
public struct NavigationEvent {
  /// What happened.
  public enum What {
    /// A journey changed.
    case went
    /// A request was refused, so that no journey changed.
    case refused(Refusal)
    /// A flow finished with an outcome.
    case finished(Any)
    /// A link was not opened, because nothing is there.
    case linkRefused(LinkError)
  }

  /// What happened.
  public let what: What

  /// The flow in which it happened.
  public let flow: any Flow

  /// The destination that was on top of the flow before.
  public let from: AnyHashable

  /// The destination that is on top of the flow now.
  public let to: AnyHashable

  /// What made it happen.
  public let cause: NavigationCause

  /// When it happened.
  public internal(set) var time = Date.distantPast

  let change: Change<AnyHashable>?

  /// The change in the journey of a flow of some type.
  ///
  /// - Returns: Nil if the event belongs to a flow of another type, or no journey changed.
  public func change<Changed: Flow>(in: Changed.Type) -> Change<Changed.Destination>? {
    flow is Changed ? change?.typed() : nil
  }
}

extension NavigationEvent: @MainActor CustomStringConvertible {
  /// The event as a line in a log: `CourseFlow: course → task("essay"), by the flow`.
  public var description: String {
    let name = String(describing: type(of: flow))
    return switch what {
    case .went: "\(name): \(from) → \(to), by \(cause)"
    case .refused(let refusal): "\(name): stays at \(to). \(refusal)"
    case .finished(let outcome): "\(name): finished at \(to) with \(outcome)"
    case .linkRefused(let error): "\(name): stays at \(to). \(error)"
    }
  }
}

/// What made a journey change.
public enum NavigationCause: Hashable, Sendable {
  /// The flow's own code, such as its answer to an action.
  case flow
  /// An assignment to the journey.
  case assignment
  /// The user, by going back or closing something.
  case user
  /// A link that was opened.
  case link
  /// A flow that finished with an outcome.
  case outcome
  /// A guard that sent the user elsewhere, or no longer allows a step.
  case guarded
  /// An archive that was restored.
  case restoration
}

extension NavigationCause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .flow: "the flow"
    case .assignment: "an assignment"
    case .user: "the user"
    case .link: "a link"
    case .outcome: "an outcome"
    case .guarded: "a guard"
    case .restoration: "restoration"
    }
  }
}
