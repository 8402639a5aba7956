/// A value that a scene stores for its views: a scalar that can be written to a file.
package enum SceneValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case data(Data)
}

/// A value is encoded with the name of its kind, such as `{"integer": 3}`.
extension SceneValue: Codable {
  private enum Kind: String, CodingKey {
    case bool, integer, double, string, data
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "A scene's value names its kind: bool, integer, double, string or data."))
    }
    switch kind {
    case .bool: self = .bool(try container.decode(Bool.self, forKey: kind))
    case .integer: self = .integer(try container.decode(Int.self, forKey: kind))
    case .double: self = .double(try SceneValue.double(in: container))
    case .string: self = .string(try container.decode(String.self, forKey: kind))
    case .data: self = .data(try container.decode(Data.self, forKey: kind))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .bool(let value): try container.encode(value, forKey: .bool)
    case .integer(let value): try container.encode(value, forKey: .integer)
    // As text, since JSON has no number for infinity.
    case .double(let value): try container.encode(value.description, forKey: .double)
    case .string(let value): try container.encode(value, forKey: .string)
    case .data(let value): try container.encode(value, forKey: .data)
    }
  }

  private static func double(in container: KeyedDecodingContainer<Kind>) throws -> Double {
    let text = try container.decode(String.self, forKey: .double)
    guard let value = Double(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .double, in: container, debugDescription: "\"\(text)\" isn't a number.")
    }
    return value
  }
}
