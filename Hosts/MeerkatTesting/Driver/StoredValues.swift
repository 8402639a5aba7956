public import Foundation
import MeerkatViews

/// The values that an app has stored in `@AppStorage`, used to start it as a user left it.
///
/// ```swift
/// let app = try Driver(SettingsScreen(), keeping: ["name": "Ada", "launches": 3])
/// try app.toggle("Sound")
/// #expect(app.storedValues == ["name": "Ada", "launches": 3, "hasSound": true])
/// ```
public struct StoredValues: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  let values: [String: SceneValue]

  init(_ values: [String: SceneValue]) { self.values = values }

  /// Creates values from keys; if a key occurs twice, the last value wins.
  public init(dictionaryLiteral elements: (String, Value)...) {
    values = Dictionary(elements.map { ($0, $1.kept) }) { $1 }
  }

  /// The value of a key, or nil if none is stored.
  public subscript(key: String) -> Value? { values[key].map(Value.init(kept:)) }

  /// A stored value; a URL is stored as text, an enumeration as its raw value.
  public struct Value: Hashable, Sendable {
    let kept: SceneValue

    init(kept: SceneValue) { self.kept = kept }

    /// Creates a value from data.
    public init(_ data: Data) { kept = .data(data) }

    /// Creates a value from text.
    public init(_ text: String) { kept = .string(text) }
  }
}

extension StoredValues.Value: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  public init(booleanLiteral value: Bool) { self.init(kept: .bool(value)) }
  public init(integerLiteral value: Int) { self.init(kept: .integer(value)) }
  public init(floatLiteral value: Double) { self.init(kept: .double(value)) }
  public init(stringLiteral value: String) { self.init(kept: .string(value)) }
}

extension StoredValues: CustomStringConvertible {
  /// The values as a literal, sorted by their keys.
  public var description: String {
    let entries = values.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.literal)" }
    return entries.isEmpty ? "[:]" : "[" + entries.joined(separator: ", ") + "]"
  }
}

extension SceneValue {
  fileprivate var literal: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .data(let value): "Data(\(value.count) bytes)"
    }
  }
}

extension Driver {
  /// The values that the views have stored in `@AppStorage`.
  public var storedValues: StoredValues {
    runtime.update()
    return StoredValues(runtime.appValues.values)
  }
}
