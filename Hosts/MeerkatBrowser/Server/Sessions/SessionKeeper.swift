import Foundation
import Logging

/// Writes all sessions that have changed into the store in the background, twice a second.
@MainActor
final class SessionKeeper {
  private let store: any SessionStore
  private let clock: any Clock<Duration>
  private let logger: Logger
  private let lifetime: Duration
  private let limits: SessionLimits

  private var changed: [SessionToken: SessionEntry] = [:]
  private var leaving = LeavingRecords()
  /// The keys of the records that are being saved.
  private var saving: Set<String> = []
  private var writer: Task<Void, Never>?
  /// The last round of saving, and the one that hasn't begun yet.
  private var last: Task<Void, any Error>?
  private var next: Task<Void, any Error>?
  /// The last sessions that were loaded, each after the one before in its place.
  private var loads = [Task<SessionRecord?, any Error>?](repeating: nil, count: 16)
  private var loadCount = 0
  private var lastTrial: Task<Void, Never>?
  private var backOff = BackOff()
  private var nextCleaning: Duration = .zero
  /// How many bytes were saved since there was room for all.
  private var savedBytes = Int.max
  private let elapsed: @Sendable () -> Duration

  /// What the store holds, and how many sessions it has removed for want of room.
  private(set) var usage = SessionUsage(bytes: 0, removed: 0)
  /// How often in a row the store could not be reached.
  var failures: Int { backOff.failures }

  /// Is told of a session that was not saved, because another server has it by now.
  var onRefusal: ((SessionToken, _ generation: Int) -> Void)?

  /// How long changes wait for others.
  nonisolated static let interval: Duration = .milliseconds(500)
  /// How long a session is kept whose page never came.
  private static let firstLifetime: Duration = .seconds(600)
  private static let cleaningInterval: Duration = .seconds(600)

  init(store: any SessionStore, configuration: LiveServer.Configuration) {
    self.store = store
    clock = configuration.clock
    logger = configuration.logger
    lifetime = configuration.sessionLifetime
    limits = configuration.keptSessions
    elapsed = configuration.clock.stopwatch()
  }

  /// Schedules a session to be saved soon.
  func noteChange(of entry: SessionEntry) {
    changed[entry.token] = entry
    guard writer == nil else { return }
    writer = Task { [weak self, clock] in
      var wait = Self.interval
      while (try? await clock.sleep(for: wait)) != nil, let self {
        try? await save()
        wait = backOff.wait
        if changed.isEmpty && leaving.isEmpty { break }
      }
      self?.writer = nil
    }
  }

  /// Takes the last state of a session that is about to end here.
  func noteEnd(of entry: SessionEntry) {
    if entry.stay == .here { entry.stay = .ended }
    guard changed.removeValue(forKey: entry.token) != nil, let record = record(of: entry)
    else { return }
    leaving.add(record)
  }

  /// Forgets a session's changes: it is another server's.
  func forget(_ entry: SessionEntry) {
    entry.stay = .forgotten
    changed[entry.token] = nil
  }

  /// Forgets a session for good: it can't go on anywhere.
  func giveUp(_ entry: SessionEntry) {
    forget(entry)
    Task { [last] in
      _ = try? await last?.value
      await giveUp(entry.key)
    }
  }

  /// Removes a session that can't go on anywhere.
  func giveUp(_ key: String) async { try? await store.remove([key]) }

  /// Takes a session over from whichever server had it.
  ///
  /// A few sessions at a time: where a store doesn't answer, all others that wait for it learn so at once.
  ///
  /// - Returns: The session's record; nil where there is none.
  func load(_ token: SessionToken) async throws -> SessionRecord? {
    let key = token.key
    let place = loadCount % loads.count
    loadCount += 1
    let load = Task { [last = loads[place]] in
      _ = try? await last?.value
      // Its last state may still be on the way.
      if leaving.contains(key) || saving.contains(key) { try await save() }
      return try await ask { try await store.load(key, at: Date()) }
    }
    loads[place] = load
    return try await load.value
  }

  /// Saves everything that has changed.
  ///
  /// What changes meanwhile is saved next time.
  func save() async throws {
    // All who come while something is being saved share the next turn.
    if let next { return try await next.value }
    let turn = Task { [last] in
      _ = try? await last?.value
      next = nil
      try await saveChanges()
    }
    next = turn
    last = turn
    try await turn.value
  }

  /// Saves everything that has changed, unless the store couldn't be reached a moment ago.
  func saveIfReachable() async throws {
    if backOff.allowsAttempt(at: elapsed()) { try await save() }
  }
}

extension SessionKeeper {
  /// Asks the store, unless it couldn't be reached a moment ago.
  private func ask<Result: Sendable>(_ question: () async throws -> Result) async throws -> Result {
    guard backOff.allowsAttempt(at: elapsed()) else {
      throw SessionStoreError("The store of the sessions couldn't be reached a moment ago.")
    }
    do {
      let result = try await question()
      noteSuccess()
      return result
    } catch {
      noteFailure(error)
      throw error
    }
  }

  private func noteSuccess() {
    if backOff.noteSuccess() > 0 { logger.notice("Sessions are kept again") }
  }

  private func noteFailure(_ error: any Error) {
    backOff.noteFailure(at: elapsed())
    for load in loads { load?.cancel() }
    if failures == 1 { logger.error("Sessions are not kept: \(error)") }
  }

  private func saveChanges() async throws {
    let entries = changed
    changed = [:]
    var records = leaving.takeAll()
    var owners: [String: SessionEntry] = [:]
    for entry in entries.values {
      guard let record = record(of: entry) else { continue }
      records[record.key] = record
      owners[record.key] = entry
    }
    saving = Set(records.keys)
    defer { saving = [] }
    do {
      try await write(records, of: owners)
      noteSuccess()
    } catch {
      noteFailure(error)
      for (key, record) in records { takeBack(record, of: owners[key]) }
      throw error
    }
  }

  private func write(
    _ records: [String: SessionRecord], of owners: [String: SessionEntry]
  ) async throws {
    if !records.isEmpty {
      for key in try await store.save(Array(records.values)) {
        if let entry = owners[key], let record = records[key] {
          onRefusal?(entry.token, record.generation)
        }
      }
    }
    if elapsed() >= nextCleaning {
      nextCleaning = elapsed() + Self.cleaningInterval
      try await store.removeExpired(at: Date())
      savedBytes = .max
    }
    try await makeRoom(for: records.values.reduce(0) { $0 + $1.size })
  }

  /// Keeps what wasn't saved for the next time: a session that is still here as it will be then, one
  /// that has ended as it was.
  private func takeBack(_ record: SessionRecord, of entry: SessionEntry?) {
    switch entry?.stay {
    case .here: if let entry { changed[entry.token] = entry }
    case .ended, nil: if !leaving.contains(record.key) { leaving.add(record) }
    case .forgotten: break
    }
  }

  /// Has the store look whether it holds too much, each time after a sixty-fourth of what it may hold.
  private func makeRoom(for bytes: Int) async throws {
    savedBytes = savedBytes == .max ? .max : savedBytes + bytes
    guard savedBytes > limits.bytes / 64 else { return }
    savedBytes = 0
    let removed = usage.removed
    usage = try await store.makeRoom(within: limits, at: Date())
    guard usage.removed > 0 else { return usage.removed = removed }
    logger.warning(
      """
      Removed \(usage.removed) kept sessions, the largest that were left longest ago: together they \
      had more than \(limits.bytes) bytes, or those of one address more than \
      \(limits.bytesPerAddress)
      """)
    usage.removed += removed
  }

  private func record(of entry: SessionEntry) -> SessionRecord? {
    guard let kept = entry.session.kept else { return nil }
    guard let data = kept.data else {
      if !entry.isTooLarge { logger.warning("A session is too large to be kept") }
      entry.isTooLarge = true
      return nil
    }
    let lifetime = entry.wasConnected ? lifetime : Self.firstLifetime
    return SessionRecord(
      key: entry.key, generation: entry.generation, trials: entry.trial.count,
      origin: entry.origin,
      expires: Date(timeIntervalSinceNow: Double(lifetime.components.seconds)), data: data)
  }
}

/// Finding the session that crashes its servers.
extension SessionKeeper {
  /// How many servers may end in a row while they are busy with a session.
  static let maximumTrials = 3

  /// Makes a session again from its record, which says meanwhile that a server is trying to.
  ///
  /// - Parameters:
  ///   - record: What was loaded.
  ///   - make: Makes the session.
  /// - Returns: The session.
  /// - Throws: Where it can't be made now: the record stays.
  func restore(
    _ record: SessionRecord, _ make: @escaping @MainActor () throws -> SessionEntry
  ) async throws -> SessionEntry {
    let isSuspect = record.trials > 0
    if !isSuspect { return try await attempt(record, make) }
    let attempt = Task { [lastTrial] in
      await lastTrial?.value
      let entry = try await self.attempt(record, make)
      entry.trial.begin(after: record.trials)
      await saveAlone(entry)
      return entry
    }
    lastTrial = Task { _ = try? await attempt.value }
    return try await attempt.value
  }

  private func attempt(
    _ record: SessionRecord, _ make: () throws -> SessionEntry
  ) async throws -> SessionEntry {
    var marked = record
    marked.trials += 1
    let refused = try await ask { try await store.save([marked]) }
    guard refused.isEmpty else {
      throw SessionStoreError("Another server has taken the session over.")
    }
    do { return try make() } catch {
      _ = try? await store.save([record])
      throw error
    }
  }

  /// Gives a session a turn: where servers have ended in its turns, one such turn after the other, and
  /// the record says so meanwhile.
  func takeTurn(of entry: SessionEntry, _ work: @escaping @MainActor () -> Void) {
    guard entry.trial.isOn else { return work() }
    lastTrial = Task { [lastTrial] in
      await lastTrial?.value
      guard entry.stay == .here else { return }
      entry.trial.beginTurn()
      await saveAlone(entry)
      work()
      entry.trial.endTurn()
      await saveAlone(entry)
    }
  }

  /// A store that can't be reached now must not keep a session from its turns.
  private func saveAlone(_ entry: SessionEntry) async {
    guard let record = record(of: entry) else { return }
    _ = try? await ask { try await store.save([record]) }
  }
}
