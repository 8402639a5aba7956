/// What the user is asked before a place is left or entered, as an alert.
public struct Question: Hashable, Sendable {
  /// What is asked, in a few words.
  public var title: String

  /// What else the user should know, such as what would be lost.
  public var message: String

  /// The button that lets the user go.
  public var confirm: String

  /// The button that lets the user stay.
  public var decline: String

  /// Whether going destroys something, which the button then shows.
  public var isDestructive: Bool

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: What else the user should know.
  ///   - confirm: The button that lets the user go.
  ///   - decline: The button that lets the user stay.
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
