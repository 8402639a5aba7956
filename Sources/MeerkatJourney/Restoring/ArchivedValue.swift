/// A plain value that is saved beside the steps of a flow.
///
/// Written as itself where that can be read back: `true`, `7`, `0.5`, `"text"`. A floating-point
/// value without a fraction, and bytes, say what they are: `{ "double": "7.0" }`,
/// `{ "data": "SGVsbG8=" }`.
package enum ArchivedValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data([UInt8])
}

extension ArchivedValue: Codable {
  private enum Key: String, CodingKey {
    case double, data
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .bool(let value): try encoder.write(value)
    case .int(let value): try encoder.write(value)
    case .string(let value): try encoder.write(value)
    case .double(let value) where value.isFinite && value.rounded() != value:
      try encoder.write(value)
    case .double(let value):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(value.description, forKey: .double)
    case .data(let bytes):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(Base64.text(of: bytes), forKey: .data)
    }
  }

  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = try Self.detailed(in: container)
      return
    }
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  private static func detailed(
    in container: KeyedDecodingContainer<Key>
  ) throws -> ArchivedValue {
    if container.contains(.data) {
      let text = try container.decode(String.self, forKey: .data)
      guard let bytes = Base64.bytes(of: text) else {
        throw DecodingError.dataCorrupted(at: container.codingPath, "This is no base64.")
      }
      return .data(bytes)
    }
    let text = try container.decode(String.self, forKey: .double)
    guard let value = Double(text) else {
      throw DecodingError.dataCorrupted(at: container.codingPath, "This is no number.")
    }
    return .double(value)
  }
}
