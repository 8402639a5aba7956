import Foundation
import MeerkatBrowser
import Synchronization
import Testing

extension RunningServer {
  /// Lets the half second pass after which everything is saved, and waits until it is.
  func save() async throws {
    await pass(.milliseconds(500))
    // A new page is saved as well, after all that was to be saved before.
    _ = try await page("/other")
  }
}

/// A store that may be out of reach, and that tests look into.
final class SharedStore: SessionStore {
  /// What waits until it is released.
  enum Held { case nothing, saves, loads }

  private struct State {
    var isBroken = false
    var lastKey: String?
    var loads = 0
    var holds = Held.nothing
    var held: [CheckedContinuation<Void, any Error>] = []
    var trials: [Int] = []
    /// The sessions with more trials than they had, and the most of them at once.
    var bases: [String: Int] = [:]
    var tried: Set<String> = []
    var mostTried = 0
  }

  private let store: InMemorySessionStore
  private let state = Mutex(State())
  private let (arrivals, arriving) = AsyncStream.makeStream(of: Void.self)

  init(_ store: InMemorySessionStore) { self.store = store }

  var isBroken: Bool {
    get { state.withLock { $0.isBroken } }
    set { state.withLock { $0.isBroken = newValue } }
  }

  var holds: Held {
    get { state.withLock { $0.holds } }
    set { state.withLock { $0.holds = newValue } }
  }

  /// How often the store was asked for a session.
  var loads: Int { state.withLock { $0.loads } }

  /// How many trials the records had that were saved one by one.
  var trials: [Int] { state.withLock { $0.trials } }

  var mostTriedAtOnce: Int { state.withLock { $0.mostTried } }

  func takeTrials() -> [Int] {
    state.withLock { state in
      defer { state.trials = [] }
      return state.trials
    }
  }

  /// Returns when so many calls wait.
  func waitForHeld(_ count: Int) async {
    var count = count
    for await _ in arrivals {
      count -= 1
      if count == 0 { return }
    }
  }

  /// Lets all calls go on, and those that come.
  func release(failing: Bool) {
    let held = state.withLock { state in
      defer { (state.held, state.holds) = ([], .nothing) }
      return state.held
    }
    for continuation in held {
      if failing {
        continuation.resume(throwing: SessionStoreError("out of reach"))
      } else {
        continuation.resume()
      }
    }
  }

  /// The record that was saved last.
  func record() async throws -> SessionRecord {
    let key = try #require(state.withLock { $0.lastKey })
    var record = try #require(await store.load(key, at: Date()))
    record.generation -= 1
    try await putBack(record)
    return record
  }

  /// Changes the record that was saved last.
  func change(_ change: (inout SessionRecord) throws -> Void) async throws {
    var record = try await record()
    try change(&record)
    state.withLock { $0.bases[record.key] = record.trials }
    try await putBack(record)
  }

  /// Puts a record back as it was.
  func putBack(_ record: SessionRecord) async throws {
    await store.remove([record.key])
    _ = await store.save([record])
  }

  func save(_ records: [SessionRecord]) async throws -> Set<String> {
    try await pass(.saves)
    state.withLock { state in
      state.lastKey = records.last?.key
      guard records.count == 1 else { return }
      state.trials += records.map(\.trials)
      for record in records {
        if record.trials > state.bases[record.key] ?? 0 {
          state.tried.insert(record.key)
        } else {
          state.tried.remove(record.key)
        }
      }
      state.mostTried = max(state.mostTried, state.tried.count)
    }
    return await store.save(records)
  }

  func load(_ key: String, at now: Date) async throws -> SessionRecord? {
    state.withLock { $0.loads += 1 }
    try await pass(.loads)
    return await store.load(key, at: now)
  }

  func remove(_ keys: Set<String>) async throws { await store.remove(keys) }

  func removeExpired(at now: Date) async throws { await store.removeExpired(at: now) }

  func makeRoom(within limits: SessionLimits, at now: Date) async throws -> SessionUsage {
    await store.makeRoom(within: limits, at: now)
  }

  private func pass(_ kind: Held) async throws {
    if isBroken { throw SessionStoreError("out of reach") }
    guard holds == kind else { return }
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.held.append(continuation) }
      arriving.yield()
    }
  }
}
