extension Tabs {
  fileprivate enum Key: String, CodingKey {
    case selection, journeys
  }
}

/// Tabs are saved with the selection, and with their journeys in the same order.
///
/// ```json
/// { "selection": …, "journeys": […] }
/// ```
extension Tabs: Encodable where Tab: Encodable, Destination: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(selection, forKey: .selection)
    try container.encode(all.compactMap { self[$0] }, forKey: .journeys)
  }
}

extension Tabs: Decodable where Tab: Decodable, Destination: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let selection = try container.decode(TabSelection<Tab>.self, forKey: .selection)
    let journeys = try container.decode([Journey<Destination>].self, forKey: .journeys)
    guard journeys.count == selection.tabs.count else {
      let reason = "There are \(selection.tabs.count) tabs and \(journeys.count) journeys."
      throw DecodingError.dataCorruptedError(
        forKey: .journeys, in: container, debugDescription: reason)
    }
    self.init(selection: selection, journeys: journeys)
  }
}
