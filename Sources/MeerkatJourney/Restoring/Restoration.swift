/// How the journeys to a type of destination are saved: a name and a version that the app chooses,
/// and the ways from older versions.
///
/// Archives name nothing but what the app chose, so that types can be renamed. When the cases of
/// the destination change, raise the version, and say how the older ones are read:
///
/// ```swift
/// extension Place: Restorable {
///   static let restoration = Restoration<Place>(name: "course", version: 2) {
///     Migration(from: 1, OldPlace.self) { old in
///       switch old {
///       case .homework(let id): .task(id)
///       case .chat: nil
///       }
///     }
///   }
/// }
/// ```
///
/// An archive of an older version without a migration is read as it is.
public struct Restoration<Destination: Hashable>: Sendable {
  /// What tells these archives from others; part of the saved form.
  public let name: String

  /// The version in which archives are written; part of the saved form.
  public let version: Int

  /// The ways from older versions.
  public let migrations: [Migration<Destination>]

  /// Chooses the name, the version and the ways from older versions.
  ///
  /// - Precondition: There is one migration at most from each version, and each is older than
  ///   `version`.
  public init(
    name: String, version: Int = 1,
    @MigrationList<Destination> migrations: () -> [Migration<Destination>] = { [] }
  ) {
    self.name = name
    self.version = version
    self.migrations = migrations()
    let versions = self.migrations.map(\.version)
    precondition(
      versions.allSatisfy { $0 < version }, "The migrations of “\(name)” lead to \(version).")
    precondition(
      Set(versions).count == versions.count, "“\(name)” has two migrations from one version.")
  }

  /// How many steps are read from one archive; those above are reported as lost.
  static var mostSteps: Int { 10_000 }

  func migration(from version: Int) -> Migration<Destination>? {
    migrations.first { $0.version == version }
  }
}
