/// The result of an action that the conformer of a screen's interface doesn't implement.
///
/// Each action of the interface has an associated type, which is this one by default. When a
/// conformer implements the action, it becomes another type, usually `Void`. So the types tell
/// which actions have a listener.
public struct Unimplemented: Sendable {
  /// Creates the result of an action that isn't implemented.
  public init() {}
}
