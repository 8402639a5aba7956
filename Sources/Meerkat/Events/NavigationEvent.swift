public import Foundation
public import MeerkatJourney

/// Something that happened to where the user is.
@MainActor
public struct NavigationEvent {
  /// What happened.
  public enum What {
    /// A journey changed.
    case went
    /// A journey did not change, for a reason.
    case refused(Refusal)
    /// A flow finished with an outcome.
    case finished(Any)
    /// A link was not opened, for a reason.
    case linkRefused(any Error)
  }

  /// What happened.
  public let what: What

  /// The flow to which it happened.
  public let flow: any Flow

  /// What the user saw of the flow before.
  public let from: AnyHashable

  /// What the user sees of the flow now.
  public let to: AnyHashable

  /// What made it happen.
  public let cause: NavigationCause

  /// When it happened.
  public internal(set) var time = Date.distantPast

  let change: Any?

  /// What changed in the journey of flows of a type, or nil when it was another flow, or nothing
  /// changed.
  public func change<Changed: Flow>(in: Changed.Type) -> Change<Changed.Destination>? {
    flow is Changed ? change as? Change<Changed.Destination> : nil
  }
}

extension NavigationEvent: @MainActor CustomStringConvertible {
  /// The event as a line of a log: `CourseFlow: course → task("essay"), by the flow`.
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
