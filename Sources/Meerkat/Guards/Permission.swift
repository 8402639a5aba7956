public import MeerkatJourney

/// A flow's answer to whether the user may leave or enter a destination.
///
/// ```swift
/// func shouldEnter(_ destination: Destination) -> Permission<Destination> {
///   destination == .account && !isSignedIn ? .first(.signIn, style: .sheet) : .allow
/// }
///
/// func shouldLeave(_ destination: Destination) -> Permission<Destination> {
///   destination == .editor && hasChanges ? .ask(Question("Discard changes?")) : .allow
/// }
/// ```
public enum Permission<Destination: Hashable> {
  /// The user may go.
  case allow

  /// The user stays, and nothing changes.
  case refuse

  /// The user decides: confirming lets the user go, declining makes the user stay.
  case ask(Question)

  /// The user goes to another destination first, and then on to the original one.
  ///
  /// When the user has left that destination, by whatever means, the guard is asked again. If it
  /// sends the user to the same destination again, the user stays.
  case first(Destination, style: Style = .push)

  /// The user goes to another destination instead.
  case redirect(to: Destination, style: Style = .push)

  /// The answer comes later.
  ///
  /// Until then nothing changes. The guard may present a flow in the meantime and await its
  /// outcome. Another request that concerns the same flows replaces the waiting one.
  case later(@MainActor () async -> Permission)
}

extension Permission: Sendable where Destination: Sendable {}

extension Permission {
  /// The same answer for an engine that knows no types of destinations.
  var erased: Permission<AnyHashable> {
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
public struct Question: Hashable, Sendable {
  /// The question, in a few words.
  public var title: String

  /// Further details, such as what would be lost.
  public var message: String

  /// The title of the button that lets the user go.
  public var confirm: String

  /// The title of the button that makes the user stay.
  public var decline: String

  /// Whether going destroys something; if so, the button looks destructive.
  public var isDestructive: Bool

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: Further details, such as what would be lost.
  ///   - confirm: The title of the button that lets the user go.
  ///   - decline: The title of the button that makes the user stay.
  ///   - isDestructive: Whether going destroys something.
  public init(
    _ title: String, message: String = "", confirm: String = "Leave", decline: String = "Stay",
    isDestructive: Bool = true
  ) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.decline = decline
    self.isDestructive = isDestructive
  }
}
