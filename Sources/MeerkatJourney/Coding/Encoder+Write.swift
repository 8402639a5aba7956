extension Encoder {
  /// Writes one value, without a name.
  func write(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}
