/// The way in which values of a type stand in a column.
struct Codec<Value> {
  /// The kind of the column, in SQL.
  let column: String

  /// How SQL orders the values like Swift; nil if it doesn't.
  let collation: String?

  /// Whether two values are equal if their columns are.
  let isExact: Bool
  let encode: (Value) throws -> SQLValue
  let decode: (SQLValue) throws -> Value

  /// What an unreadable column stands for; nil if the type has no such value.
  let empty: () -> Value?
}

extension Codec where Value: Codable {
  /// Numbers, texts, dates and data have a column of their kind, also as raw values of an
  /// enumeration, and NULL is nil; everything else is JSON.
  init() {
    if let simple = Value.self as? any SQLConvertible.Type {
      self = Self.simple(simple)
    } else if let raw = Value.self as? any (RawRepresentable & Codable).Type,
      let codec: Codec = Self.raw(raw)
    {
      self = codec
    } else if let optional = Value.self as? any SQLOptional.Type,
      let codec = optional.makeCodec() as? Codec
    {
      self = codec
    } else {
      self.init(
        column: "JSON TEXT", collation: nil, isExact: false,
        encode: { .text(String(decoding: try JSONEncoder().encode($0), as: UTF8.self)) },
        decode: { value in
          guard case .text(let text) = value else { throw Unreadable(value: value) }
          return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        },
        empty: { nil })
    }
  }

  private static func simple<Simple: SQLConvertible>(_: Simple.Type) -> Codec {
    Codec(
      column: Simple.column, collation: Simple.collation, isExact: Simple.isExact,
      encode: { unsafeBitCast($0, to: Simple.self).sql },
      decode: { value in
        guard let simple = Simple(sql: value) else { throw Unreadable(value: value) }
        return unsafeBitCast(simple, to: Value.self)
      },
      empty: { unsafeBitCast(Simple.empty, to: Value.self) })
  }

  private static func raw<Raw: RawRepresentable>(_: Raw.Type) -> Codec? {
    func codec<Simple: SQLConvertible>(_: Simple.Type) -> Codec {
      Codec(
        column: Simple.column, collation: nil, isExact: false,
        encode: { value in
          guard let raw = (value as? Raw)?.rawValue as? Simple else { return .null }
          return raw.sql
        },
        decode: { value in
          guard let raw = Simple(sql: value) as? Raw.RawValue,
            let found = Raw(rawValue: raw) as? Value
          else { throw Unreadable(value: value) }
          return found
        },
        empty: { nil })
    }
    return (Raw.RawValue.self as? any SQLConvertible.Type).map { codec($0) }
  }
}

/// What stands in a column that has to hold something else.
struct Unreadable: Error, CustomStringConvertible {
  let value: SQLValue
  var description: String { "\(value) can't be read as what the model declares." }
}

/// A type of optionals.
protocol SQLOptional {
  static func makeCodec() -> Any?
  var isNil: Bool { get }
}

extension Optional: SQLOptional {
  var isNil: Bool { self == nil }

  static func makeCodec() -> Any? {
    func lifted<Inner: Codable>(_: Inner.Type) -> Any {
      let inner = Codec<Inner>()
      return Codec<Inner?>(
        column: inner.column, collation: inner.collation, isExact: inner.isExact,
        encode: { try $0.map(inner.encode) ?? .null },
        decode: { $0 == .null ? nil : try inner.decode($0) },
        empty: { .some(nil) })
    }
    return (Wrapped.self as? any Codable.Type).map { lifted($0) }
  }
}
