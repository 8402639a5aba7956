/// A number that scales with the user's text size.
///
/// Like SwiftUI's `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a number that scales with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that scales with a text style.
  @Memberwise
  public init(wrappedValue base: Value, relativeTo style: Font.TextStyle)

  /// The number itself.
  public var wrappedValue: Value {
    base * Value(size.points(of: style) / DynamicTypeSize.large.points(of: style))
  }
}
