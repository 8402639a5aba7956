/// A presentation is encoded as the name of its kind: `"sheet"`.
///
/// With details, it is an object: `{ "kind": "sheet", "detents": ["medium", { "height": 300 }] }`,
/// `{ "kind": "popover", "source": "share" }`.
extension Presentation: Codable {
  private enum Key: String, CodingKey {
    case kind, detents, source
  }

  public func encode(to encoder: any Encoder) throws {
    if detents.isEmpty, source == nil {
      try encoder.write(kind.rawValue)
    } else {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(kind.rawValue, forKey: .kind)
      try container.encodeIfPresent(source, forKey: .source)
      guard !detents.isEmpty else { return }
      // Sorted, so that equal journeys have equal archives.
      let inOrder = detents.sorted { $0.description < $1.description }
      try container.encode(inOrder, forKey: .detents)
    }
  }

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(try Kind(named: name, at: decoder.codingPath))
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    let path = container.codingPath
    let name = try container.decode(String.self, forKey: .kind)
    self.init(try Kind(named: name, at: path + [Key.kind]))
    if let source = try container.decodeIfPresent(String.self, forKey: .source) {
      guard kind == .popover else {
        throw DecodingError.dataCorrupted(at: path + [Key.source], "Only a popover has a source.")
      }
      self = .popover(from: source)
    }
    if let detents = try container.decodeIfPresent(Set<SheetDetent>.self, forKey: .detents) {
      guard kind == .sheet else {
        throw DecodingError.dataCorrupted(at: path + [Key.detents], "Only a sheet has detents.")
      }
      self = .sheet(detents: detents)
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

/// A detent is encoded as its name, or with its number: `"medium"`, `{ "height": 300 }`.
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

extension Encoder {
  /// Writes one value, without a name.
  fileprivate func write(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}
