/// Something a user did, as reported to `observingActions(_:)`.
public struct ActionEvent {
  /// The name of the action, such as `didSelectTask`.
  public let name: String
  /// The name of the screen, such as `CourseScreen`.
  public let screen: String
  /// The arguments of the action.
  public internal(set) var arguments: [Any]
  /// Whether somebody listens; if not, the action's option has been followed.
  public let isHeard: Bool
  /// The file in which the action is declared.
  public let file: StaticString
  /// The line on which the action is declared.
  public let line: UInt
}

extension ActionDeclaration {
  /// Returns the event of this action, without arguments yet.
  func event(isHeard: Bool) -> ActionEvent {
    ActionEvent(
      name: shape?.key.name ?? "", screen: shape?.screen ?? "", arguments: [], isHeard: isHeard,
      file: place.file, line: place.line)
  }
}
