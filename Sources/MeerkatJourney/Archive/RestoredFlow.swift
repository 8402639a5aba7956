/// The restored part of one flow, and the archives of the flows in its steps.
package struct RestoredFlow<Destination: Hashable> {
  /// The steps from the root up to the first that doesn't fit.
  package let journey: Journey<Destination>

  /// The parts that weren't restored.
  package private(set) var lost: [RestorationLoss] = []

  /// The archives of the flows in the restored steps, lowest first.
  ///
  /// They have to be read while the outermost value is decoded; no decoder promises more.
  private var children: [(place: Int, archive: ArchivedFlow)] = []

  private let path: [Int]

  init(journey: Journey<Destination>, path: [Int]) {
    (self.journey, self.path) = (journey, path)
  }

  /// Passes each flow in a restored step its archive, lowest first, and collects the losses.
  ///
  /// A flow that can't be restored is lost with the flows inside it; the others aren't affected.
  ///
  /// - Parameter restore: Restores the flow in the step at an index and returns what it lost, or
  ///   nil if there is no flow in that step.
  package mutating func restoreChildren(_ restore: (Int, ArchivedFlow) throws -> [RestorationLoss]?)
  {
    for (place, archive) in children {
      do {
        if let losses = try restore(place, archive) {
          lost += losses
        } else {
          lose(.child(String(place)), because: "There is no flow in this step.")
        }
      } catch {
        lose(.child(String(place)), because: DecodingError.reason(of: error))
      }
    }
    children = []
  }

  private mutating func lose(_ part: RestorationLoss.Part, because reason: String) {
    lost.append(RestorationLoss(part, in: path, because: reason))
  }
}

extension RestoredFlow {
  mutating func report(_ reader: StepReader<Destination>) {
    if let misfit = reader.misfit {
      let places = journey.steps.count..<reader.count
      lose(.steps(places), because: DecodingError.reason(of: misfit))
    }
    for stray in reader.strays { lose(.style(stray.name), because: stray.reason) }
  }

  mutating func findChildren(in container: KeyedDecodingContainer<ArchiveKey>) {
    guard container.contains(.children) else { return }
    do {
      let nested = try container.nestedContainer(keyedBy: StepIndexKey.self, forKey: .children)
      for key in nested.keysInOrder { try findChild(key, in: nested) }
    } catch {
      lose(.child("children"), because: DecodingError.reason(of: error))
    }
  }

  private mutating func findChild(
    _ key: StepIndexKey, in nested: KeyedDecodingContainer<StepIndexKey>
  ) throws {
    guard let place = key.place, place < journey.steps.count else {
      return lose(.child(key.stringValue), because: "Its step is not there.")
    }
    guard path.count + 1 < ArchivedFlow.maxLevels else {
      return lose(
        .child(key.stringValue),
        because: "Flows are read \(ArchivedFlow.maxLevels) levels deep and no deeper.")
    }
    let decoder = try nested.superDecoder(forKey: key)
    children.append((place, ArchivedFlow(decoder, path: path + [place])))
  }
}
