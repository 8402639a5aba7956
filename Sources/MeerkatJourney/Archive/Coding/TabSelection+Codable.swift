extension TabSelection {
  fileprivate enum Key: String, CodingKey {
    case tabs, selected, initial, history
  }
}

/// A selection is encoded as its tabs, the selected one and those selected before.
///
/// ```json
/// { "tabs": […], "selected": …, "initial": …, "history": […] }
/// ```
extension TabSelection: Encodable where Tab: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(tabs, forKey: .tabs)
    try container.encode(selected, forKey: .selected)
    try container.encode(initial, forKey: .initial)
    try container.encode(history, forKey: .history)
  }
}

extension TabSelection: Decodable where Tab: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    do {
      try self.init(
        container.decode([Tab].self, forKey: .tabs),
        selected: container.decode(Tab.self, forKey: .selected),
        initial: container.decode(Tab.self, forKey: .initial),
        history: container.decode([Tab].self, forKey: .history))
    } catch let error as TabError {
      throw DecodingError.dataCorrupted(at: decoder.codingPath, "\(error)")
    }
  }
}
