/// A screen that can be created without arguments.
///
/// `Actions()` adds the conformance, so that `#Preview` finds the initialiser.
@MainActor
public protocol DefaultScreen {
  /// Creates the screen with the defaults of its properties.
  init()
}
