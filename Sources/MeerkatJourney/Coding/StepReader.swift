/// Reads the steps of a saved journey, from the root up to the first that does not fit.
///
/// Reading strictly and reading what is left both begin here; they differ in what they do about a
/// step that does not fit. What is done for each step is compiled where the destination is known.
@usableFromInline
struct StepReader<Destination: Hashable> {
  /// The steps up to the first that does not fit, or nil where that is the root.
  @usableFromInline var journey: Journey<Destination>?

  /// How many steps are written down, as far as the coder tells.
  @usableFromInline var count = 0

  /// Why the step above those of `journey` does not fit, if there is one.
  @usableFromInline var misfit: (any Error)?

  /// Styles that belong to no step, and why.
  @usableFromInline var strays: [(name: String, reason: String)] = []

  @usableFromInline var presented: [Int: Result<Presentation, any Error>] = [:]
  @usableFromInline var path: [any CodingKey] = []

  /// Reads the steps and the styles beside them.
  ///
  /// - Parameters:
  ///   - container: Where both are.
  ///   - steps: The name of the list of destinations.
  ///   - presented: The name of the styles.
  ///   - limit: How many steps are read at most.
  ///   - next: Reads one destination from the list.
  /// - Throws: That there is no list, or no readable styles.
  @inlinable
  init<Key: CodingKey>(
    _ container: KeyedDecodingContainer<Key>, steps: Key, presented: Key, limit: Int = .max,
    next: (inout any UnkeyedDecodingContainer) throws -> Destination
  ) throws {
    try readStyles(in: container, under: presented)
    var list = try container.nestedUnkeyedContainer(forKey: steps)
    path = list.codingPath
    var place = 0
    while !list.isAtEnd, misfit == nil {
      do {
        guard place < limit else { throw tooManySteps(limit) }
        try add(try next(&list), at: place)
        place += 1
      } catch {
        misfit = error
      }
    }
    count = max(list.count ?? 0, misfit == nil ? place : place + 1)
    reportStrays()
  }

  @usableFromInline
  mutating func readStyles<Key: CodingKey>(
    in container: KeyedDecodingContainer<Key>, under name: Key
  ) throws {
    guard container.contains(name) else { return }
    let styles = try container.nestedContainer(keyedBy: PlaceKey.self, forKey: name)
    for key in styles.keysInOrder {
      if let place = key.place {
        presented[place] = Result { try Presentation(in: styles, forKey: key) }
      } else {
        strays.append((key.stringValue, "A style has the number of its step as its name."))
      }
    }
  }

  @inlinable
  mutating func add(_ destination: Destination, at place: Int) throws {
    guard place > 0 else {
      journey = Journey(root: destination)
      return
    }
    let style = try style(at: place)
    do {
      _ = try journey?.go(.forward(to: destination, style: style))
    } catch {
      throw misfit(error, at: place)
    }
  }

  @usableFromInline
  func style(at place: Int) throws -> Style {
    // In most journeys all steps are pushed.
    presented.isEmpty ? .push : try presented[place].map { .present(try $0.get()) } ?? .push
  }

  @usableFromInline
  func misfit(_ refusal: Refusal, at place: Int) -> any Error {
    DecodingError.dataCorrupted(at: path, "Step \(place) does not fit. \(refusal)")
  }

  @usableFromInline
  func tooManySteps(_ limit: Int) -> any Error {
    TooManySteps(limit: limit)
  }

  @usableFromInline
  mutating func reportStrays() {
    for place in presented.keys.sorted() where place == 0 || place >= count {
      let reason = place == 0 ? "The root is not presented." : "There is no step \(place)."
      strays.append((String(place), reason))
    }
  }
}

/// That there are more steps than are read.
private struct TooManySteps: Error, CustomStringConvertible {
  let limit: Int

  var description: String { "No more than \(limit) steps are read." }
}
