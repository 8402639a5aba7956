/// The key of a value that views hand up to those around them.
///
/// Like SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set another.
  static var defaultValue: Value { get }

  /// Joins the value of a view with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
