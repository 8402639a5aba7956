import MeerkatIsolation
import Synchronization

/// A database with the tables of models, which all containers of a process share that open its file.
// The lock guards the connection and the contexts.
final class Store: @unchecked Sendable {
  let isReadOnly: Bool
  private let connection: Connection
  private let lock = NSRecursiveLock()
  private var followers: [Follower] = []

  private struct Follower {
    weak var context: ModelContext?
  }

  private struct Opened {
    weak var store: Store?
  }

  private static let opened = Mutex<[String: Opened]>([:])

  /// Returns the store of a configuration, with the tables of a schema.
  static func store(for configuration: ModelConfiguration, _ schema: Schema) throws -> Store {
    do {
      let store = try store(for: configuration)
      try prepare(store, schema)
      return store
    } catch let error as SwiftDataError {
      throw error
    } catch {
      throw SwiftDataError.unreadable(configuration.url, error)
    }
  }

  /// Gives a store the tables of a schema.
  static func prepare(_ store: Store, _ schema: Schema) throws {
    try store.access { try Migration(connection: $0, store: store).run(schema) }
  }

  static func store(for configuration: ModelConfiguration) throws -> Store {
    if configuration.isStoredInMemoryOnly { return try Store(path: nil, isReadOnly: false) }
    let url = configuration.url.standardizedFileURL.resolvingSymlinksInPath()
    let isReadOnly = !configuration.allowsSave
    return try opened.withLock { stores in
      let key = "\(isReadOnly) \(url.path)"
      if let store = stores[key]?.store { return store }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let store = try Store(path: url.path, isReadOnly: isReadOnly)
      stores[key] = Opened(store: store)
      return store
    }
  }

  private init(path: String?, isReadOnly: Bool) throws {
    self.isReadOnly = isReadOnly
    connection = try Connection(path: path, isReadOnly: isReadOnly)
    // Readers don't wait for writers, and a crash of the process loses nothing that was saved.
    if path != nil, !isReadOnly {
      _ = try connection.rows("PRAGMA journal_mode = WAL")
      try connection.run("PRAGMA synchronous = NORMAL")
    }
  }

  /// Runs `body` while no other thread uses the connection.
  func access<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(connection)
  }

  /// Tells a context of the main actor what others save from now on.
  @MainActor func follow(_ context: ModelContext) {
    lock.withLock {
      followers.removeAll { $0.context == nil || $0.context === context }
      followers.append(Follower(context: context))
    }
  }

  /// Tells the contexts of the main actor, but for the one that saved.
  func announce(_ changes: [SavedChange], by saver: ModelContext) {
    guard !changes.isEmpty else { return }
    let saver = ObjectIdentifier(saver)
    MainActor.perform { [self] in
      for follower in lock.withLock({ followers }) {
        guard let context = follower.context, ObjectIdentifier(context) != saver else { continue }
        context.take(changes)
      }
    }
  }
}

/// What a save has done to one model.
struct SavedChange: Sendable {
  let entity: Schema.Entity
  let key: Int64
  let names: Set<String>
  let kind: Kind

  enum Kind {
    case inserted, changed, deleted
  }
}
