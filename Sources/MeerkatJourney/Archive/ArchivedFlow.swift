/// The archive of one flow while it is read.
///
/// The outermost is created from the decoder. A flow reads its own steps from it, and then gets the
/// archives of the flows in those steps:
///
/// ```swift
/// func restore(from archive: ArchivedFlow) throws(ArchiveError) -> [RestorationLoss] {
///   var restored = try archive.restored(by: restoration, maxSteps: 64)
///   journey = restored.journey
///   restored.restoreChildren { place, archive in try child(at: place)?.restore(from: archive) }
///   return restored.lost
/// }
/// ```
package struct ArchivedFlow {
  /// The maximum depth of nested flows, which limits the cost of a forged archive.
  package static let maxLevels = 32

  /// The step indices of the flows around this one, the outermost first.
  package let path: [Int]

  package let decoder: any Decoder

  /// Creates the archive of the outermost flow, or of one that is found by other means.
  package init(_ decoder: any Decoder, path: [Int] = []) {
    (self.decoder, self.path) = (decoder, path)
  }

  /// Reads the steps, and finds the flows in them.
  ///
  /// - Parameters:
  ///   - restoration: The name and version of the archive.
  ///   - maxSteps: The greatest number of steps to read; those above are reported as lost.
  /// - Returns: The steps up to the first that doesn't fit, and the archives of the flows in them.
  /// - Throws: The reason why nothing was restored.
  package func restored<Destination: Decodable>(
    by restoration: Restoration<Destination>, maxSteps: Int
  ) throws(ArchiveError) -> RestoredFlow<Destination> {
    do {
      let container = try decoder.container(keyedBy: ArchiveKey.self)
      let version = try versionThatFits(restoration, in: container)
      let reader = try read(container, version: version, by: restoration, maxSteps)
      guard let journey = reader.journey else {
        throw ArchiveError.rootLost(reader.misfit.map(DecodingError.reason) ?? "There is no step.")
      }
      var flow = RestoredFlow(journey: journey, path: path)
      flow.report(reader)
      flow.findChildren(in: container)
      return flow
    } catch {
      throw ArchiveError(error)
    }
  }

  private func versionThatFits<Destination>(
    _ restoration: Restoration<Destination>, in container: KeyedDecodingContainer<ArchiveKey>
  ) throws -> Int {
    let name = try container.decode(String.self, forKey: .name)
    guard name == restoration.name else {
      throw ArchiveError.otherName(found: String(name.prefix(100)), expected: restoration.name)
    }
    let version = try container.decode(Int.self, forKey: .version)
    guard version <= restoration.version else {
      throw ArchiveError.newerVersion(found: version, known: restoration.version)
    }
    return version
  }

  private func read<Destination: Decodable>(
    _ container: KeyedDecodingContainer<ArchiveKey>, version: Int,
    by restoration: Restoration<Destination>, _ maxSteps: Int
  ) throws -> StepReader<Destination> {
    let migration = restoration.migration(from: version)
    return try StepReader(container, limit: max(maxSteps, 1)) { list in
      try migration?.next(in: &list) ?? list.decode(Destination.self)
    }
  }
}
