/// Where a container keeps its models.
///
/// Like SwiftData's `DataStoreConfiguration`.
public protocol DataStoreConfiguration: Hashable, Sendable {
  /// The name of the configuration.
  var name: String { get }
}

/// A database file, or a database in memory.
///
/// Like SwiftData's `ModelConfiguration`.
///
/// ## Differences
/// - The default file is `default.store` in a folder of Application Support with the name of the
///   program, which other programs of the user don't share.
/// - Groups and CloudKit have no effect.
public struct ModelConfiguration: DataStoreConfiguration {
  public let name: String

  /// The models that this store keeps; nil for those that no other store of the container keeps.
  public let schema: Schema?

  /// The place of the file.
  public let url: URL

  /// Whether the models live only as long as the container.
  public let isStoredInMemoryOnly: Bool

  /// Whether contexts can save.
  public let allowsSave: Bool

  /// Creates the configuration of a store in Application Support, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    url = (folders.first ?? FileManager.default.temporaryDirectory)
      .appending(path: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
      .appending(path: "\(self.name).store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// Creates the configuration of a store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
  }

  /// Creates the configuration of a store for some models.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.url == right.url && left.schema === right.schema
      && left.isStoredInMemoryOnly == right.isStoredInMemoryOnly
      && left.allowsSave == right.allowsSave
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }

  /// The group of apps that share the file.
  ///
  /// Accepted, without effect.
  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()

    /// A group with an identifier.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// The database in iCloud.
  ///
  /// Accepted, without effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()

    /// A private database.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
}
