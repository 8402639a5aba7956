/// Names in the code that the macros generate, which you write only in a screen without macros.
public enum GeneratedCode {
  /// The result of an action that the conformer of a screen's interface doesn't implement.
  ///
  /// Each action of the interface has an associated type, which is this one by default. When a
  /// conformer implements the action, it becomes another type, usually `Void`. So the types tell
  /// which actions have a listener.
  public struct Unimplemented: Sendable {
    /// Creates the result of an action that isn't implemented.
    public init() {}
  }

  /// A property that `Actions()` adds to a screen, so that `#Preview` can create the screen.
  ///
  /// Without it, Swift's memberwise initialiser would have the parameters of the generated one.
  public struct MemberwiseMark: Hashable, Sendable {
    /// Creates the mark.
    public init() {}
  }

  /// A screen that can be created without arguments.
  ///
  /// `Actions()` adds the conformance, so that `#Preview` finds the initialiser.
  @MainActor
  public protocol DefaultScreen {
    /// Creates the screen with the defaults of its properties.
    init()
  }
}
