public import MeerkatJourney
public import MeerkatUI

/// A flow's answer to whether the user may leave or enter a destination.
///
/// ```swift
/// func shouldEnter(_ destination: Destination) -> Permission<Destination> {
///   destination == .account && !isSignedIn ? .first(.signIn, style: .sheet) : .allow
/// }
///
/// func shouldLeave(_ destination: Destination) -> Permission<Destination> {
///   destination == .editor && hasChanges ? .ask("Discard changes?") : .allow
/// }
/// ```
public enum Permission<Destination: Hashable> {
  /// The user may go.
  case allow

  /// The user stays, and nothing changes.
  case refuse

  /// The user decides: confirming lets the user go, declining makes the user stay.
  case ask(GuardQuestion)

  /// The user goes to another destination first, and then on to the original one.
  ///
  /// When the user has left that destination, by whatever means, the guard is asked again. If it
  /// sends the user to the same destination again, the user stays.
  case first(Destination, style: NavigationStyle = .push)

  /// The user goes to another destination instead.
  case redirect(to: Destination, style: NavigationStyle = .push)

  /// The answer comes later.
  ///
  /// Until then nothing changes. The guard may present a flow in the meantime and await its
  /// outcome; if a link led to a flow that isn't visible yet, the screens below come first. Another
  /// request that concerns the same flows replaces the waiting one.
  case later(@MainActor () async -> Permission)
}

extension Permission: Sendable where Destination: Sendable {}

extension Permission {
  /// The same answer for an engine that knows no types of destinations.
  var erased: AnyPermission {
    switch self {
    case .allow: .allow
    case .refuse: .refuse
    case .ask(let question): .ask(question)
    case .first(let destination, let style): .first(destination, style: style)
    case .redirect(let destination, let style): .redirect(to: destination, style: style)
    case .later(let decide): .later { await decide().erased }
    }
  }
}

/// A question to the user, shown as an alert before a destination is left or entered.
///
/// The button that lets the user go looks destructive if the user would leave a destination. Two
/// questions are equal if they have the same words.
public struct GuardQuestion: Sendable {
  /// The question, in a few words.
  public var title: LocalizedStringResource

  /// Further details, such as what would be lost; nil if there are none.
  public var message: LocalizedStringResource?

  /// The title of the button that lets the user go.
  public var confirm: LocalizedStringResource {
    get { ownConfirm ?? "Leave" }
    set { ownConfirm = newValue }
  }

  /// The title that the guard gave, if it did.
  private var ownConfirm: LocalizedStringResource?

  /// The title of the button that makes the user stay.
  public var decline: LocalizedStringResource

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: Further details, such as what would be lost.
  ///   - confirm: The title of the button that lets the user go: “Leave”, or “Continue” where a
  ///     destination would be entered, if you give none.
  ///   - decline: The title of the button that makes the user stay.
  public init(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    confirm: LocalizedStringResource? = nil, decline: LocalizedStringResource = "Stay"
  ) {
    (self.title, self.message) = (title, message)
    ownConfirm = confirm
    self.decline = decline
  }

  /// The question as it is asked before a destination is entered.
  var beforeEntering: GuardQuestion {
    var question = self
    question.ownConfirm = ownConfirm ?? "Continue"
    return question
  }
}

extension GuardQuestion: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.confirm == other.confirm
      && one.decline == other.decline
  }
}

extension Permission {
  /// The user decides: confirming lets the user go, declining makes the user stay.
  ///
  /// ```swift
  /// .ask("Discard “\(draft)”?", confirm: "Discard", decline: "Keep editing")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: Further details, such as what would be lost.
  ///   - confirm: The title of the button that lets the user go: “Leave”, or “Continue” where a
  ///     destination would be entered, if you give none.
  ///   - decline: The title of the button that makes the user stay.
  /// - Returns: The answer of a guard.
  public static func ask(
    _ title: LocalizedStringResource, message: LocalizedStringResource? = nil,
    confirm: LocalizedStringResource? = nil, decline: LocalizedStringResource = "Stay"
  ) -> Permission {
    .ask(GuardQuestion(title, message: message, confirm: confirm, decline: decline))
  }
}

typealias AnyPermission = Permission<AnyDestination>
