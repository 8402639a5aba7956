public import MeerkatJourney

/// A flow's answer to a request: what changed, what it waits for, or why nothing changes.
///
/// ```swift
/// push(.task(id))                                        // you may ignore the answer
/// if go(.close) == .refused(.nothingPresented) { … }
/// let change = try push(.task(id)).get()
/// ```
///
/// A debug build writes a refusal that is probably a mistake, such as a step back at the root, to
/// standard error.
public enum NavigationAnswer<Destination: Hashable> {
  /// The request was carried out, with this change in the flow's journey.
  case done(Journey<Destination>.Change)

  /// Nothing has changed yet.
  case waiting(Waiting)

  /// Nothing changes, for this reason.
  case refused(Refusal)

  /// What a request waits for.
  public enum Waiting: Error, Hashable, Sendable {
    /// Another navigation is under way; the request is carried out after it.
    case queued
    /// A guard, or the user, has been asked and hasn't answered yet.
    case undecided
  }

  /// The change in the flow's journey, or nil if the request wasn't carried out.
  public var change: Journey<Destination>.Change? {
    if case .done(let change) = self { change } else { nil }
  }

  /// Returns the change in the flow's journey.
  ///
  /// - Throws: A `Refusal`, or what the request waits for.
  public func get() throws -> Journey<Destination>.Change {
    switch self {
    case .done(let change): return change
    case .waiting(let waiting): throw waiting
    case .refused(let refusal): throw refusal
    }
  }

  /// Creates the answer with the type of destination that it had before it was erased.
  init(typing erased: AnyAnswer) {
    self =
      switch erased {
      case .done(let change): .done(Journey.Change(typing: change))
      case .waiting(.queued): .waiting(.queued)
      case .waiting(.undecided): .waiting(.undecided)
      case .refused(let refusal): .refused(refusal)
      }
  }
}

extension NavigationAnswer: Hashable {}

extension NavigationAnswer: Sendable where Destination: Sendable {}

extension NavigationAnswer.Waiting: CustomStringConvertible {
  public var description: String {
    switch self {
    case .queued:
      "Another navigation is under way, and this one takes its turn afterwards. "
        + "To wait for the result, use try await navigate(…)."
    case .undecided:
      "A guard or the user has not answered yet. If the answer is yes, the request goes on by itself."
    }
  }
}

typealias AnyAnswer = NavigationAnswer<AnyDestination>

extension Refusal {
  /// Whether this refusal shows that the request can't have been meant.
  ///
  /// Second taps, late events and the answers of guards are no mistakes.
  var isMistake: Bool {
    switch self {
    case .alreadyThere, .stepNotFound, .forbidden, .redirected, .superseded: false
    default: true
    }
  }
}

extension NavigationAnswer {
  /// Reports a refusal that shows that the request can't have been meant.
  @MainActor
  func reportMistake(_ text: (Refusal) -> String) {
    if case .refused(let refusal) = self, refusal.isMistake { Mistake.report(text(refusal)) }
  }
}
