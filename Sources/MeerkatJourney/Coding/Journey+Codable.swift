/// A journey is saved as a list of its destinations, the root first, with the styles beside it of
/// those that are not pushed.
///
/// ```json
/// { "steps": ["course", "essay", "share"], "presented": { "2": "sheet" } }
/// ```
///
/// What is not a valid journey is not read; the error says which step does not fit, and why. Use
/// ``Restored`` where the part that still fits is wanted. The steps that are read get new
/// identities.
extension Journey: Encodable where Destination: Encodable {
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JourneyKey.self)
    try encode(into: &container, steps: .steps, presented: .presented)
  }

  /// Writes the steps, and the styles beside them, under two names.
  @inlinable
  func encode<Key: CodingKey>(
    into container: inout KeyedEncodingContainer<Key>, steps stepsKey: Key, presented: Key
  ) throws {
    var list = container.nestedUnkeyedContainer(forKey: stepsKey)
    for step in steps { try list.encode(step.destination) }
    try encodeStyles(into: &container, presented: presented)
  }

  @usableFromInline
  func encodeStyles<Key: CodingKey>(
    into container: inout KeyedEncodingContainer<Key>, presented: Key
  ) throws {
    guard presentation != nil else { return }
    var styles = container.nestedContainer(keyedBy: PlaceKey.self, forKey: presented)
    for place in steps.indices {
      try steps[place].style.presentation?.encode(into: &styles, forKey: PlaceKey(place))
    }
  }
}

extension Journey: Decodable where Destination: Decodable {
  @inlinable
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JourneyKey.self)
    let reader = try StepReader(container, steps: .steps, presented: .presented) { list in
      try list.decode(Destination.self)
    }
    self = try reader.whole(at: container.codingPath)
  }
}

extension StepReader {
  /// The journey, where all that was written down is part of it.
  @usableFromInline
  func whole(at path: [any CodingKey]) throws -> Journey<Destination> {
    if let misfit { throw misfit }
    if let stray = strays.first {
      let key = PlaceKey(stringValue: stray.name)
      throw DecodingError.dataCorrupted(
        at: path + [JourneyKey.presented, key], stray.reason)
    }
    guard let journey else {
      throw DecodingError.dataCorrupted(at: path + [JourneyKey.steps], "\(Refusal.noRoot)")
    }
    return journey
  }
}
