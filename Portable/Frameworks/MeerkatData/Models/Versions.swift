/// The models of one version of an app.
///
/// Like SwiftData's `VersionedSchema`.
public protocol VersionedSchema: SendableMetatype {
  /// The classes of the models.
  static var models: [any PersistentModel.Type] { get }

  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of earlier versions are brought up to date.
///
/// Like SwiftData's `SchemaMigrationPlan`.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The ways from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// The way from one version to another.
///
/// Like SwiftData's `MigrationStage`.
public enum MigrationStage {
  /// Tables get the columns that they lack.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// Tables get the columns that they lack; before that and after it, your code changes models.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((_ context: ModelContext) throws -> Void)?,
    didMigrate: ((_ context: ModelContext) throws -> Void)?)

  fileprivate var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}

extension SchemaMigrationPlan {
  /// Brings the store of a configuration up to date, one stage after the other.
  static func migrate(_ configuration: ModelConfiguration) throws {
    guard !configuration.isStoredInMemoryOnly, configuration.allowsSave, let latest = schemas.last
    else { return }
    let store = try Store.store(for: configuration)
    var version = try store.version ?? schemas.first { try store.fits($0) }?.versionIdentifier
    for stage in stages where stage.versions.from.versionIdentifier == version {
      let (old, new) = stage.versions
      if case .custom(_, _, let willMigrate?, _) = stage {
        try change(configuration, old, by: willMigrate)
      }
      try Store.prepare(store, Schema(versionedSchema: new))
      if case .custom(_, _, _, let didMigrate?) = stage {
        try change(configuration, new, by: didMigrate)
      }
      try store.setVersion(new.versionIdentifier)
      version = new.versionIdentifier
    }
    if version == nil { try store.setVersion(latest.versionIdentifier) }
  }

  private static func change(
    _ configuration: ModelConfiguration, _ schema: any VersionedSchema.Type,
    by body: (ModelContext) throws -> Void
  ) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: schema), configurations: [configuration])
    let context = ModelContext(container)
    try body(context)
    try context.save()
  }
}
