/// The key of a value that views read from their surroundings.
///
/// Like SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}
