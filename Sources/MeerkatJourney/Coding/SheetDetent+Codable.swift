/// A detent is saved as its name, or with its number: `"medium"`, `{ "height": 300 }`.
extension SheetDetent: Codable {
  private enum Key: String, CodingKey {
    case fraction, height
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .medium: try encoder.write("medium")
    case .large: try encoder.write("large")
    case .fraction(let fraction):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(fraction, forKey: .fraction)
    case .height(let height):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(height, forKey: .height)
    }
  }

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      switch name {
      case "medium": self = .medium
      case "large": self = .large
      default:
        throw DecodingError.dataCorrupted(
          at: decoder.codingPath, "There is no detent “\(name.prefix(100))”.")
      }
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    if let fraction = try container.decodeIfPresent(Double.self, forKey: .fraction) {
      self = .fraction(fraction)
    } else {
      self = .height(try container.decode(Double.self, forKey: .height))
    }
  }
}
