/// A value, such as a style, whose own properties may be dynamic ones, such as `@Environment`.
struct Filled<Value>: DynamicProperty {
  var value: Value
}

/// A property that represents the dynamic properties of a value of any type.
protocol FilledProperty: DynamicProperty {
  /// The type of the value, which is the only field.
  static var valueType: Any.Type { get }
}

extension Filled: FilledProperty {
  static var valueType: Any.Type { Value.self }
}
