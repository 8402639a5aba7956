/// Reads the steps of an archived journey, from the root up to the first that doesn't fit.
///
/// Both strict and lenient reading use it; they differ in how they treat a step that doesn't fit.
struct StepReader<Destination: Hashable> {
  /// The steps up to the first that doesn't fit, or nil if that is the root.
  private(set) var journey: Journey<Destination>?

  /// The number of steps in the archive, as far as the decoder tells.
  private(set) var count = 0

  /// Why the step above those of `journey` doesn't fit, if there is one.
  private(set) var misfit: (any Error)?

  /// The styles that belong to no step, and why.
  private(set) var strays: [(name: String, reason: String)] = []

  private var presented: [Int: Result<Presentation, any Error>] = [:]

  /// Reads the steps and the styles beside them.
  ///
  /// - Parameters:
  ///   - container: The container of both.
  ///   - limit: The greatest number of steps to read.
  ///   - next: Reads one destination from the list.
  /// - Throws: An error if there is no list, or the styles can't be read.
  init(
    _ container: KeyedDecodingContainer<ArchiveKey>, limit: Int = .max,
    next: (inout any UnkeyedDecodingContainer) throws -> Destination
  ) throws {
    try readStyles(in: container)
    var list = try container.nestedUnkeyedContainer(forKey: .steps)
    let path = list.codingPath
    var place = 0
    while !list.isAtEnd, misfit == nil {
      do {
        guard place < limit else {
          throw StepLost(description: "No more than \(limit) steps are read.")
        }
        try add(try next(&list), at: place, path: path)
        place += 1
      } catch {
        misfit = error
      }
    }
    count = max(list.count ?? 0, misfit == nil ? place : place + 1)
    reportStrays()
  }

  private mutating func readStyles(in container: KeyedDecodingContainer<ArchiveKey>) throws {
    guard container.contains(.presented) else { return }
    let styles = try container.nestedContainer(keyedBy: StepIndexKey.self, forKey: .presented)
    for key in styles.keysInOrder {
      if let place = key.place {
        presented[place] = Result { try styles.decode(Presentation.self, forKey: key) }
      } else {
        strays.append((key.stringValue, "A style has the number of its step as its name."))
      }
    }
  }

  private mutating func add(
    _ destination: Destination, at place: Int, path: [any CodingKey]
  ) throws {
    guard place > 0 else {
      journey = Journey(destination)
      return
    }
    let style = try presented[place].map { NavigationStyle.present(try $0.get()) } ?? .push
    do {
      _ = try journey?.go(.forward(to: destination, style: style))
    } catch {
      throw DecodingError.dataCorrupted(at: path, "Step \(place) does not fit. \(error)")
    }
  }

  private mutating func reportStrays() {
    for place in presented.keys.sorted() where place == 0 || place >= count {
      let reason = place == 0 ? "The root can't be presented." : "There is no step \(place)."
      strays.append((String(place), reason))
    }
  }
}

/// Why a step isn't read, though its text can be.
struct StepLost: Error, CustomStringConvertible {
  let description: String
}

extension DecodingError {
  static func dataCorrupted(at path: [any CodingKey], _ reason: String) -> Self {
    .dataCorrupted(.init(codingPath: path, debugDescription: reason))
  }

  /// What is wrong, and where: `Expected Int but found a string. (at steps/2/task)`.
  var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.reason
    @unknown default: String(describing: self)
    }
  }

  /// Returns what any error says.
  static func reason(of error: any Error) -> String {
    (error as? DecodingError)?.reason ?? String(describing: error)
  }
}

extension DecodingError.Context {
  fileprivate var reason: String {
    let path = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty
      ? debugDescription : "\(debugDescription) (at \(path.joined(separator: "/")))"
  }
}
