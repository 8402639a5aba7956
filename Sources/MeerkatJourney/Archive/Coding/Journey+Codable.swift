/// A journey is encoded as a list of its destinations, with the styles of those not pushed.
///
/// ```json
/// { "steps": ["course", "essay", "share"], "presented": { "2": "sheet" } }
/// ```
///
/// Only a valid journey is decoded; otherwise the error says which step doesn't fit, and why. The
/// decoded steps get new identities.
extension Journey: Encodable where Destination: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try encode(into: &container)
  }

  /// Writes the steps, and the styles beside them.
  func encode(into container: inout KeyedEncodingContainer<ArchiveKey>) throws {
    var list = container.nestedUnkeyedContainer(forKey: .steps)
    for step in steps { try list.encode(step.destination) }
    guard presentation != nil else { return }
    var styles = container.nestedContainer(keyedBy: StepIndexKey.self, forKey: .presented)
    for (place, step) in steps.enumerated() {
      guard let presentation = step.style.presentation else { continue }
      try styles.encode(presentation, forKey: StepIndexKey(place))
    }
  }
}

extension Journey: Decodable where Destination: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let reader = try StepReader(container) { list in try list.decode(Destination.self) }
    self = try reader.whole(at: container.codingPath)
  }
}

extension StepReader {
  /// Returns the journey if nothing of it was left out.
  fileprivate func whole(at path: [any CodingKey]) throws -> Journey<Destination> {
    if let misfit { throw misfit }
    if let stray = strays.first {
      let key = StepIndexKey(stringValue: stray.name)
      throw DecodingError.dataCorrupted(at: path + [ArchiveKey.presented, key], stray.reason)
    }
    guard let journey else {
      throw DecodingError.dataCorrupted(at: path + [ArchiveKey.steps], "\(Refusal.noRoot)")
    }
    return journey
  }
}
