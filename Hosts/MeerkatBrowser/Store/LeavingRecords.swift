/// The last states of sessions that have ended, until they are saved.
///
/// While a store can't be reached they pile up, so they have a limit in bytes.
struct LeavingRecords {
  private var records: [String: SessionRecord] = [:]
  private var bytes = 0
  /// How many were left out for want of room.
  private(set) var dropped = 0

  private static let maximumBytes = 64 * 1_024 * 1_024

  var isEmpty: Bool { records.isEmpty }

  func contains(_ key: String) -> Bool { records[key] != nil }

  /// Adds the last state of a session.
  mutating func add(_ record: SessionRecord) {
    guard bytes + record.size <= Self.maximumBytes else { return dropped += 1 }
    bytes += record.size - (records[record.key]?.size ?? 0)
    records[record.key] = record
  }

  /// Hands all records over.
  mutating func takeAll() -> [String: SessionRecord] {
    defer { (records, bytes) = ([:], 0) }
    return records
  }
}
