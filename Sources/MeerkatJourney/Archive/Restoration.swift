/// The name and version under which journeys are saved, and the migrations from older versions.
///
/// A flow whose destinations are `Codable` is saved under the name of their type. With a
/// restoration of your own, archives contain only names that you chose, so you can rename types;
/// and when the cases of the destination change, you raise the version, and declare how to read the
/// older ones:
///
/// ```swift
/// extension Place: Restorable {
///   static let restoration = Restoration<Place>(name: "course", version: 2) {
///     Restoration.Migration(from: 1, OldPlace.self) { old in
///       switch old {
///       case .homework(let id): .task(id)
///       case .chat: nil
///       }
///     }
///   }
/// }
/// ```
///
/// An archive of an older version without a migration is read unchanged.
public struct Restoration<Destination: Hashable>: Sendable {
  /// The name that distinguishes these archives from others; part of the archive.
  public let name: String

  /// The version in which archives are written; part of the archive.
  public let version: Int

  /// The migrations from older versions.
  public let migrations: [Migration]

  /// Creates a restoration.
  ///
  /// - Parameters:
  ///   - name: The name that distinguishes these archives from others.
  ///   - version: The version in which archives are written.
  ///   - migrations: The migrations from older versions.
  /// - Precondition: There is at most one migration from each version, and each is older than
  ///   `version`.
  public init(
    name: String, version: Int = 1,
    @ListBuilder<Migration> migrations: () -> [Migration] = { [] }
  ) {
    (self.name, self.version) = (name, version)
    self.migrations = migrations()
    let versions = self.migrations.map(\.version)
    precondition(
      versions.allSatisfy { $0 < version }, "The migrations of “\(name)” lead to \(version).")
    precondition(
      Set(versions).count == versions.count, "“\(name)” has two migrations from one version.")
  }

  func migration(from version: Int) -> Migration? { migrations.first { $0.version == version } }
}

extension Restoration where Destination: Encodable {
  /// Writes the archive of one flow.
  ///
  /// - Parameters:
  ///   - journey: The journey of the flow.
  ///   - encoder: The encoder of the archive.
  ///   - child: Returns the archive of the flow in the step at an index, if any; its `encode(to:)`
  ///     calls this function in turn.
  /// - Throws: Any error that the encoder throws; if a step can't be written, there is no archive.
  package func encode(
    _ journey: Journey<Destination>, to encoder: any Encoder,
    child: (Int) throws -> (any Encodable)? = { _ in nil }
  ) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encode(name, forKey: .name)
    try container.encode(version, forKey: .version)
    try journey.encode(into: &container)
    let children = try journey.steps.indices.compactMap { place in
      try child(place).map { (place, $0) }
    }
    guard !children.isEmpty else { return }
    var nested = container.nestedContainer(keyedBy: StepIndexKey.self, forKey: .children)
    for (place, child) in children { try nested.encode(child, forKey: StepIndexKey(place)) }
  }
}

extension Restoration {
  /// The restoration that the destination declares, or else the one under the name of its type.
  package static var declared: Restoration {
    func declared<Value: Restorable>(by type: Value.Type) -> Any { type.restoration }
    let own = (Destination.self as? any Restorable.Type).map { declared(by: $0) }
    return own as? Restoration ?? Restoration(name: nameOfType)
  }

  /// The full name of the type, without the addresses that tell private types apart.
  private static var nameOfType: String {
    String(reflecting: Destination.self)
      .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
  }
}

/// A destination whose journeys are archived under a name of your own, with migrations from older
/// versions.
public protocol Restorable: Codable, Hashable {
  /// The name and version of the archives, and the migrations from older versions.
  static var restoration: Restoration<Self> { get }
}
