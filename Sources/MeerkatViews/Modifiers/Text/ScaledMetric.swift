/// A number that follows the size in which a person reads.
///
/// Like SwiftUI's `ScaledMetric`. The hosts scale the whole page, so that the number is the one
/// given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number itself.
  public let wrappedValue: Value

  /// Makes a number that follows the size of body text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a number that follows the size of a kind of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
