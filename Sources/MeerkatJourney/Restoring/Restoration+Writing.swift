extension Restoration where Destination: Encodable {
  /// Writes the archive of one flow.
  ///
  /// - Parameters:
  ///   - journey: Where the flow is.
  ///   - storage: Further values that belong to the flow.
  ///   - encoder: Where the archive is written.
  ///   - child: The archive of the flow that lies in the step in a place, or nil where none does;
  ///     its `encode(to:)` calls this function in turn.
  /// - Throws: What the encoder throws; a step that cannot be written leaves no archive.
  package func encode(
    _ journey: Journey<Destination>, storage: [String: ArchivedValue] = [:],
    to encoder: any Encoder, child: (Int) throws -> (any Encodable)? = { _ in nil }
  ) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encode(name, forKey: .name)
    try container.encode(version, forKey: .version)
    try journey.encode(into: &container, steps: .steps, presented: .presented)
    let children = try journey.steps.indices.compactMap { place in
      try child(place).map { (place, $0) }
    }
    if !children.isEmpty {
      var nested = container.nestedContainer(keyedBy: PlaceKey.self, forKey: .children)
      for (place, child) in children { try nested.encode(child, forKey: PlaceKey(place)) }
    }
    if !storage.isEmpty {
      var values = container.nestedContainer(keyedBy: StorageKey.self, forKey: .storage)
      for (name, value) in storage {
        try values.encode(value, forKey: StorageKey(stringValue: name))
      }
    }
  }
}
