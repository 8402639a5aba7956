/// How a scene stores values of a type.
public struct _SceneCoding<Value> {
  /// Returns the stored value, or nil for none.
  let encode: (Value) -> SceneValue?
  /// Returns the value, or nil if something else was stored.
  let decode: (SceneValue) -> Value?

  /// The coding of an optional: nil is kept as nothing.
  func optional() -> _SceneCoding<Value?> {
    _SceneCoding<Value?>(
      encode: { value in value.flatMap(encode) },
      decode: { kept in decode(kept).map { .some($0) } })
  }
}

/// A type whose values `AppStorage` and `SceneStorage` keep.
public protocol _StorableValue {
  /// How its values are kept.
  static var _coding: _SceneCoding<Self> { get }
}

/// A type of raw values by which `AppStorage` and `SceneStorage` keep other values.
public protocol _StorableRawValue: _StorableValue {}

extension Bool: _StorableValue {
  public static var _coding: _SceneCoding<Bool> {
    _SceneCoding(
      encode: { .bool($0) }, decode: { if case .bool(let value) = $0 { value } else { nil } })
  }
}

extension Int: _StorableRawValue {
  public static var _coding: _SceneCoding<Int> {
    _SceneCoding(
      encode: { .integer($0) }, decode: { if case .integer(let value) = $0 { value } else { nil } })
  }
}

extension Double: _StorableValue {
  public static var _coding: _SceneCoding<Double> {
    _SceneCoding(
      encode: { .double($0) }, decode: { if case .double(let value) = $0 { value } else { nil } })
  }
}

extension String: _StorableRawValue {
  public static var _coding: _SceneCoding<String> {
    _SceneCoding(
      encode: { .string($0) }, decode: { if case .string(let value) = $0 { value } else { nil } })
  }
}

extension Data: _StorableValue {
  public static var _coding: _SceneCoding<Data> {
    _SceneCoding(
      encode: { .data($0) }, decode: { if case .data(let value) = $0 { value } else { nil } })
  }
}

extension Date: _StorableValue {
  public static var _coding: _SceneCoding<Date> {
    _SceneCoding(
      encode: { .double($0.timeIntervalSinceReferenceDate) },
      decode: { Double._coding.decode($0).map(Date.init(timeIntervalSinceReferenceDate:)) })
  }
}

extension URL: _StorableValue {
  public static var _coding: _SceneCoding<URL> {
    _SceneCoding(
      encode: { .string($0.absoluteString) },
      decode: { String._coding.decode($0).flatMap { URL(string: $0) } })
  }
}

extension _SceneCoding where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
  /// The coding of a type by that of its raw value.
  static var raw: Self {
    let coding = Value.RawValue._coding
    return _SceneCoding(
      encode: { coding.encode($0.rawValue) },
      decode: { coding.decode($0).flatMap(Value.init(rawValue:)) })
  }
}
