/// A property that `Actions()` adds to a screen, so that `#Preview` can create the screen.
///
/// Without it, Swift's memberwise initialiser would have the parameters of the generated one.
public struct MemberwiseMark: Hashable, Sendable {
  /// Creates the mark.
  public init() {}
}
