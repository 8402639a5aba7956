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
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JourneyKey.self)
    try encode(into: &container, steps: .steps, presented: .presented)
  }

  /// Writes the steps, and the styles beside them, under two names.
  func encode<Key: CodingKey>(
    into container: inout KeyedEncodingContainer<Key>, steps stepsKey: Key, presented: Key
  ) throws {
    try container.encode(steps.map(\.destination), forKey: stepsKey)
    let places = steps.indices.filter { steps[$0].style != .push }
    guard !places.isEmpty else { return }
    var styles = container.nestedContainer(keyedBy: PlaceKey.self, forKey: presented)
    for place in places {
      try steps[place].style.presentation?.encode(into: &styles, forKey: PlaceKey(place))
    }
  }
}

extension Journey: Decodable where Destination: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JourneyKey.self)
    let reader = try StepReader(container, steps: .steps, presented: .presented) { list in
      try list.decode(Destination.self)
    }
    if let misfit = reader.misfit { throw misfit }
    if let stray = reader.strays.first {
      throw DecodingError.dataCorrupted(
        at: container.codingPath + [JourneyKey.presented, PlaceKey(stringValue: stray.name)],
        stray.reason)
    }
    guard let journey = reader.journey else {
      throw DecodingError.dataCorrupted(
        at: container.codingPath + [JourneyKey.steps], "\(Refusal.noRoot)")
    }
    self = journey
  }
}
