/// Something that a user did, as reported to `observingActions(_:)`.
public struct ActionEvent {
  /// The name of the action, such as `didSelectTask`.
  public let name: String
  /// The name of the screen, such as `CourseScreen`.
  public let screen: String
  /// The arguments of the action.
  public internal(set) var arguments: [Any]
  /// Whether the action has a listener; if not, its option has been applied.
  public let isHandled: Bool
  /// The file that declares the action.
  public let file: StaticString
  /// The line that declares the action.
  public let line: UInt
}

extension ActionDeclaration {
  /// Returns the event of this action, without arguments yet.
  func event(isHandled: Bool) -> ActionEvent {
    ActionEvent(
      name: shape?.key.name ?? "", screen: shape?.screen ?? "", arguments: [], isHandled: isHandled,
      file: place.file, line: place.line)
  }
}
