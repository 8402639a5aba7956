/// The result of an action in the interface of a screen that its conformer doesn't implement.
///
/// Each action of the interface has an associated type, which is this one by default. A conformer
/// that implements the action makes it another type, usually `Void`. So the types say whether
/// somebody listens; an action that the conformer doesn't implement has no listener.
public struct Unheard: Sendable {
  /// Makes the result of an action that is not implemented.
  public init() {}
}
