/// A presentation is saved as the name of its kind: `"sheet"`.
///
/// One that has details is an object, in which they stand beside the kind:
/// `{ "kind": "sheet", "detents": ["medium", { "height": 300 }] }`.
extension Presentation: Codable {
  private enum Key: String, CodingKey {
    case kind, detents
  }

  public func encode(to encoder: any Encoder) throws {
    if detents.isEmpty {
      try encoder.write(kind.rawValue)
    } else {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(kind.rawValue, forKey: .kind)
      // In one order, so that equal journeys have equal archives.
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
    let name = try container.decode(String.self, forKey: .kind)
    self.init(try Kind(named: name, at: container.codingPath + [Key.kind]))
    guard let detents = try container.decodeIfPresent(Set<SheetDetent>.self, forKey: .detents)
    else { return }
    guard kind == .sheet else {
      throw DecodingError.dataCorrupted(
        at: container.codingPath + [Key.detents], "Only a sheet has detents.")
    }
    self = .sheet(detents: detents)
  }
}

extension Presentation {
  /// Writes the presentation of a step; most are but a name, which needs no encoder of its own.
  func encode(
    into styles: inout KeyedEncodingContainer<PlaceKey>, forKey key: PlaceKey
  ) throws {
    if detents.isEmpty {
      try styles.encode(kind.rawValue, forKey: key)
    } else {
      try styles.encode(self, forKey: key)
    }
  }

  /// Reads the presentation of a step.
  init(in styles: KeyedDecodingContainer<PlaceKey>, forKey key: PlaceKey) throws {
    if let name = try? styles.decode(String.self, forKey: key) {
      self.init(try Kind(named: name, at: styles.codingPath + [key]))
    } else {
      self = try styles.decode(Presentation.self, forKey: key)
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
