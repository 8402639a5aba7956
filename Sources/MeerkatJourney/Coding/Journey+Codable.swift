/// A journey is saved as a list of its steps, each under the name of its style.
///
/// ```json
/// [{ "root": … }, { "push": … }, { "sheet": … }]
/// ```
///
/// What is not a valid journey is not read; the error says which step does not fit, and why. The
/// steps that are read get new identities.
extension Journey: Encodable where Destination: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for (place, step) in steps.enumerated() {
      var container = list.nestedContainer(keyedBy: StepKey.self)
      try container.encode(step.destination, forKey: place == 0 ? .root : StepKey(step.style))
    }
  }
}

extension Journey: Decodable where Destination: Decodable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let root = try list.nestedContainer(keyedBy: StepKey.self)
    self.init(root: try root.decode(Destination.self, forKey: .root))
    while !list.isAtEnd {
      let container = try list.nestedContainer(keyedBy: StepKey.self)
      let step = try Step<Destination>(from: container)
      do {
        try go(.forward(to: step.destination, style: step.style))
      } catch {
        throw DecodingError.dataCorrupted(at: container.codingPath, "\(error)")
      }
    }
  }
}

extension Step where Destination: Decodable {
  fileprivate init(from container: KeyedDecodingContainer<StepKey>) throws {
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        at: container.codingPath, "A step has one name, that of its style.")
    }
    guard let style = key.style, key.stringValue != "root" else {
      throw DecodingError.dataCorrupted(
        at: container.codingPath, "There is no style “\(key.stringValue)” above the root.")
    }
    self.init(try container.decode(Destination.self, forKey: key), style: style)
  }
}

extension DecodingError {
  fileprivate static func dataCorrupted(at path: [any CodingKey], _ reason: String) -> Self {
    .dataCorrupted(.init(codingPath: path, debugDescription: reason))
  }
}
