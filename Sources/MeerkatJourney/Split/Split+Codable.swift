extension Split {
  fileprivate enum Key: String, CodingKey {
    case sidebar, detail
  }
}

/// A split is saved as the journeys of its columns.
///
/// ```json
/// { "sidebar": …, "detail": … }
/// ```
extension Split: Encodable where Destination: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(sidebar, forKey: .sidebar)
    try container.encodeIfPresent(detail, forKey: .detail)
  }
}

extension Split: Decodable where Destination: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let sidebar = try container.decode(Journey<Destination>.self, forKey: .sidebar)
    let detail = try container.decodeIfPresent(Journey<Destination>.self, forKey: .detail)
    do {
      try self.init(sidebar: sidebar, detail: detail)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .detail, in: container, debugDescription: "\(error)")
    }
  }
}
