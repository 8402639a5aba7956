/// A question to the user, shown as an alert before a destination is left or entered.
public struct Question: Hashable, Sendable {
  /// The question, in a few words.
  public var title: String

  /// Further details, such as what would be lost.
  public var message: String

  /// The title of the button that lets the user go.
  public var confirm: String

  /// The title of the button that lets the user stay.
  public var decline: String

  /// Whether going destroys something, which the look of the button then shows.
  public var isDestructive: Bool

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question, in a few words.
  ///   - message: Further details, such as what would be lost.
  ///   - confirm: The title of the button that lets the user go.
  ///   - decline: The title of the button that lets the user stay.
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
