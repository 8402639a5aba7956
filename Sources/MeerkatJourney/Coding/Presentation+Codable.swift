/// A presentation is saved as the name of its kind: `"sheet"`.
///
/// One that has details is an object, in which they stand beside the kind: `{ "kind": "sheet" }`.
extension Presentation: Codable {
  private enum Key: String, CodingKey {
    case kind
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind.rawValue)
  }

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(try Kind(named: name, at: decoder.codingPath))
    } else {
      let container = try decoder.container(keyedBy: Key.self)
      let name = try container.decode(String.self, forKey: .kind)
      self.init(try Kind(named: name, at: container.codingPath + [Key.kind]))
    }
  }
}

extension Presentation.Kind {
  fileprivate init(named name: String, at path: [any CodingKey]) throws {
    guard let kind = Self(rawValue: name) else {
      throw DecodingError.dataCorrupted(at: path, "There is no style “\(name.prefix(100))”.")
    }
    self = kind
  }
}
