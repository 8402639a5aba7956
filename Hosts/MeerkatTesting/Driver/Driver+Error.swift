extension Driver {
  /// The reason why the driver couldn't act.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, for comparison.
    public let reason: Reason
    /// The screen at that time, as text.
    public let screen: String

    init(_ reason: Reason, screen: String = "") {
      (self.reason, self.screen) = (reason, screen)
    }

    /// The reasons why the driver couldn't act.
    public enum Reason: Hashable, Sendable {
      /// Nothing on screen matches; the near misses are similar.
      case notFound(Query, nearMisses: [Info])
      /// More than one element matches.
      case ambiguous(Query, [Info])
      /// The element is there, but below another screen, sheet or alert.
      case covered(Info)
      /// The element is there, but disabled.
      case disabled(Info)
      /// The element is there, but doesn't support the action.
      case unsuitable(Info, action: String)
      /// There is no back button, or nothing to close.
      case nothing(to: String)
      /// The condition didn't become true in time.
      case notReached(String, after: Duration)
      /// The screen isn't as expected.
      case different(String, found: String)
      /// The screen has no cells.
      case noRoom(width: Int, height: Int)
    }

    /// What happened, to which element, and what to do, followed by the screen.
    public var description: String {
      screen.isEmpty ? summary : summary + "\nThe screen:\n" + screen
    }

    private var summary: String {
      switch reason {
      case .notFound(let query, let nearMisses):
        "There is \(query.words("no", "nothing")) on screen."
          + Error.list("Did you mean one of these?", nearMisses)
      case .ambiguous(let query, let matches):
        "There is \(query.words("more than one", "more than one thing")) on screen. "
          + "Add a role, the whole label, inRow(_:) or at(_:)."
          + Error.list("These match:", matches)
      case .covered(let info):
        "\(info) is covered by another screen, sheet or alert. Go back, or close what covers it, first."
      case .disabled(let info): "\(info.name) is disabled."
      case .unsuitable(let info, "close"):
        "\(info.name) can't be closed: the app, or a guard of its flow, holds it. Use a button in it."
      case .unsuitable(let info, let action): "You can't \(action) \(info.name)."
      case .nothing(let action): "There is nothing to \(action)."
      case .notReached(let what, let duration):
        "Gave up after \(duration) of waiting for \(what)."
      case .different(let expected, let found): "Expected \(expected), but there is \(found)."
      case .noRoom(let width, let height):
        "A screen of \(width) × \(height) cells has no room for anything."
      }
    }

    private static func list(_ heading: String, _ infos: [Info]) -> String {
      infos.isEmpty ? "" : "\n" + heading + infos.map { "\n  \($0)" }.joined()
    }
  }
}
