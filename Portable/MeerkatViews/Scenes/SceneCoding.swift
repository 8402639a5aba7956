/// How a scene stores values of a type.
struct SceneCoding<Value> {
  /// Returns the stored value, or nil for none.
  let encode: (Value) -> SceneValue?
  /// Returns the value, or nil if something else was stored.
  let decode: (SceneValue) -> Value?

  /// The coding of an optional: nil is kept as nothing.
  func optional() -> SceneCoding<Value?> {
    SceneCoding<Value?>(
      encode: { value in value.flatMap(encode) },
      decode: { kept in decode(kept).map { .some($0) } })
  }
}

extension SceneCoding<Bool> {
  static var bool: Self {
    SceneCoding(
      encode: { .bool($0) }, decode: { if case .bool(let value) = $0 { value } else { nil } })
  }
}

extension SceneCoding<Int> {
  static var integer: Self {
    SceneCoding(
      encode: { .integer($0) }, decode: { if case .integer(let value) = $0 { value } else { nil } })
  }
}

extension SceneCoding<Double> {
  static var double: Self {
    SceneCoding(
      encode: { .double($0) }, decode: { if case .double(let value) = $0 { value } else { nil } })
  }
}

extension SceneCoding<String> {
  static var string: Self {
    SceneCoding(
      encode: { .string($0) }, decode: { if case .string(let value) = $0 { value } else { nil } })
  }
}

extension SceneCoding<Data> {
  static var data: Self {
    SceneCoding(
      encode: { .data($0) }, decode: { if case .data(let value) = $0 { value } else { nil } })
  }
}

extension SceneCoding<Date> {
  static var date: Self {
    SceneCoding(
      encode: { .double($0.timeIntervalSinceReferenceDate) },
      decode: {
        if case .double(let value) = $0 {
          Date(timeIntervalSinceReferenceDate: value)
        } else {
          nil
        }
      })
  }
}

extension SceneCoding<URL> {
  static var url: Self {
    SceneCoding(
      encode: { .string($0.absoluteString) },
      decode: { if case .string(let text) = $0 { URL(string: text) } else { nil } })
  }
}

extension SceneCoding where Value: RawRepresentable {
  /// The coding of a type by that of its raw value.
  static func raw(_ coding: SceneCoding<Value.RawValue>) -> Self {
    SceneCoding(
      encode: { coding.encode($0.rawValue) },
      decode: { coding.decode($0).flatMap(Value.init(rawValue:)) })
  }
}
