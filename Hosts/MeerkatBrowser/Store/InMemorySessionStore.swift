public import Foundation

/// A store that keeps sessions in memory, for as long as the server runs.
///
/// A page that was away for hours continues where it was.
public actor InMemorySessionStore: SessionStore {
  private var records: [String: SessionRecord] = [:]
  /// The bytes of all records, and of those with each origin.
  private var bytes = 0
  private var bytesByOrigin: [Int: Int] = [:]

  /// Creates an empty store.
  public init() {}

  public func save(_ records: [SessionRecord]) -> Set<String> {
    var refused: Set<String> = []
    for record in records {
      if let known = self.records[record.key], known.generation > record.generation {
        refused.insert(record.key)
      } else {
        put(record, under: record.key)
      }
    }
    return refused
  }

  public func load(_ key: String, at now: Date) -> SessionRecord? {
    guard var record = records[key], record.expires > now else { return nil }
    record.generation += 1
    records[key] = record
    return record
  }

  public func remove(_ keys: Set<String>) {
    for key in keys { put(nil, under: key) }
  }

  public func removeExpired(at now: Date) {
    for record in records.values where record.expires <= now { put(nil, under: record.key) }
  }

  public func makeRoom(within limits: SessionLimits, at now: Date) -> SessionUsage {
    let count = records.count
    for (origin, bytes) in bytesByOrigin where bytes > limits.bytesPerAddress {
      removeHeaviest(records.values.filter { $0.origin == origin }, limits.bytesPerAddress, now)
    }
    if bytes > limits.bytes { removeHeaviest(Array(records.values), limits.bytes, now) }
    return SessionUsage(bytes: bytes, removed: count - records.count)
  }

  private func removeHeaviest(_ records: [SessionRecord], _ limit: Int, _ now: Date) {
    var sum = 0
    for record in records.sorted(by: { $0.rank(at: now) < $1.rank(at: now) }) {
      sum += record.size
      if sum > limit - limit / 8 { put(nil, under: record.key) }
    }
  }

  private func put(_ record: SessionRecord?, under key: String) {
    if let old = records[key] {
      bytes -= old.size
      bytesByOrigin[old.origin, default: 0] -= old.size
      if bytesByOrigin[old.origin] == 0 { bytesByOrigin[old.origin] = nil }
    }
    records[key] = record
    guard let record else { return }
    bytes += record.size
    bytesByOrigin[record.origin, default: 0] += record.size
  }
}

extension SessionRecord {
  /// The weight, and the key where two weigh the same.
  fileprivate func rank(at now: Date) -> (Double, String) { (weight(at: now), key) }
}
