public import Foundation

/// A store that keeps sessions in memory, for as long as the server runs.
///
/// A page that was away for hours continues where it was.
public actor InMemorySessionStore: SessionStore {
  private var records: [String: SessionRecord] = [:]
  private let capacity: Int

  /// Creates an empty store.
  ///
  /// - Parameter capacity: The maximum number of sessions; when exceeded, those that expire first
  ///   are removed.
  public init(capacity: Int = 10_000) { self.capacity = capacity }

  public func save(_ records: [SessionRecord]) -> Set<String> {
    var refused: Set<String> = []
    for var record in records {
      if let known = self.records[record.key], known.generation != record.generation {
        refused.insert(record.key)
      } else {
        record.loads = 0
        self.records[record.key] = record
      }
    }
    makeRoom()
    return refused
  }

  public func load(_ key: String, at now: Date) -> SessionRecord? {
    guard var record = records[key], record.expires > now else { return nil }
    record.generation += 1
    record.loads += 1
    records[key] = record
    return record
  }

  public func remove(_ keys: Set<String>) {
    for key in keys { records[key] = nil }
  }

  public func removeExpired(at now: Date) {
    records = records.filter { $0.value.expires > now }
  }

  /// A tenth goes at once, so that not every record has all others sorted.
  private func makeRoom() {
    guard records.count > capacity else { return }
    let last = records.values.sorted { $0.expires > $1.expires }
    for record in last.dropFirst(capacity - capacity / 10) { records[record.key] = nil }
  }
}
