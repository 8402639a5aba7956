import Foundation
import Logging

/// Writes all sessions that have changed into the store in the background, twice a second.
@MainActor
final class SessionKeeper {
  private let store: any SessionStore
  private let clock: any Clock<Duration>
  private let logger: Logger
  private let lifetime: Duration

  private var changed: [SessionToken: Visitor] = [:]
  /// The last states of sessions that are no longer here, until they are saved.
  private var leaving: [String: SessionRecord] = [:]
  private var writer: Task<Void, Never>?
  /// The last round of saving, and the one that hasn't begun yet.
  private var last: Task<Void, any Error>?
  private var next: Task<Void, any Error>?
  /// How often in a row the store could not be written.
  private(set) var failures = 0
  private var nextCleaning: Duration = .zero
  private let elapsed: @Sendable () -> Duration

  /// Is told of a session that was not saved, because it has another generation by now.
  var onRefusal: ((SessionToken, _ generation: Int) -> Void)?

  /// How long changes wait for others.
  static let interval: Duration = .milliseconds(500)
  /// How long a session is kept whose page never came.
  private static let firstLifetime: Duration = .seconds(600)
  private static let cleaningInterval: Duration = .seconds(600)
  /// How many states of sessions that are gone wait for a store that can't be reached.
  private static let maximumLeaving = 10_000
  /// How often a session is loaded without coming far enough to be saved.
  private static let maximumLoads = 5

  init(store: any SessionStore, configuration: LiveServer.Configuration) {
    self.store = store
    clock = configuration.clock
    logger = configuration.logger
    lifetime = configuration.sessionLifetime
    elapsed = configuration.clock.stopwatch()
  }

  /// Schedules a session to be saved soon.
  func noteChange(of visitor: Visitor) {
    changed[visitor.token] = visitor
    guard writer == nil else { return }
    writer = Task { [weak self, clock] in
      var wait = Self.interval
      while (try? await clock.sleep(for: wait)) != nil, let self {
        wait = await saveInTurn()
        if changed.isEmpty && leaving.isEmpty { break }
      }
      self?.writer = nil
    }
  }

  /// Takes the last state of a session that is about to end here.
  func noteEnd(of visitor: Visitor) {
    guard changed.removeValue(forKey: visitor.token) != nil, let record = record(of: visitor),
      leaving.count < Self.maximumLeaving
    else { return }
    leaving[record.key] = record
  }

  /// Forgets a session's changes: it is another server's.
  func forget(_ visitor: Visitor) { changed[visitor.token] = nil }

  /// Forgets a session for good: it can't go on anywhere.
  func giveUp(_ visitor: Visitor) {
    forget(visitor)
    Task { [store, last, key = visitor.token.key] in
      _ = try? await last?.value
      try? await store.remove([key])
    }
  }

  /// Takes a session over from whichever server had it.
  ///
  /// - Returns: The session and its generation; nil where there is none that can be used.
  func load(_ token: SessionToken) async throws -> (kept: KeptSession, generation: Int)? {
    let key = token.key
    guard let record = try await store.load(key, at: Date()) else { return nil }
    guard record.loads <= Self.maximumLoads else {
      logger.error("Gave a session up: it was loaded \(record.loads) times without being saved")
      try await store.remove([key])
      return nil
    }
    guard let kept = KeptSession(record.data) else {
      logger.warning("A session was kept in a form of a newer version: it begins anew")
      return nil
    }
    return (kept, record.generation)
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

  private func saveInTurn() async -> Duration {
    do {
      try await save()
      if failures > 0 { logger.notice("Sessions are kept again") }
      failures = 0
      return Self.interval
    } catch {
      failures += 1
      if failures == 1 { logger.error("Sessions are not kept: \(error)") }
      return Self.interval * min(failures + 1, 10)
    }
  }

  private func saveChanges() async throws {
    let visitors = changed
    changed = [:]
    var records = leaving
    leaving = [:]
    var tokens: [String: SessionToken] = [:]
    for visitor in visitors.values {
      guard let record = record(of: visitor) else { continue }
      records[record.key] = record
      tokens[record.key] = visitor.token
    }
    do {
      if !records.isEmpty {
        let refused = try await store.save(Array(records.values))
        for key in refused {
          if let token = tokens[key], let record = records[key] {
            onRefusal?(token, record.generation)
          }
        }
      }
      if elapsed() >= nextCleaning {
        nextCleaning = elapsed() + Self.cleaningInterval
        try await store.removeExpired(at: Date())
      }
    } catch {
      changed.merge(visitors) { newer, _ in newer }
      // Those that have ended meanwhile can still be written as they were.
      for (key, record) in records where tokens[key] == nil && leaving.count < Self.maximumLeaving {
        leaving[key] = record
      }
      throw error
    }
  }

  private func record(of visitor: Visitor) -> SessionRecord? {
    guard let kept = visitor.session.kept else { return nil }
    guard let data = kept.data else {
      if !visitor.isTooLarge { logger.warning("A session is too large to be kept") }
      visitor.isTooLarge = true
      return nil
    }
    let lifetime = visitor.wasConnected ? lifetime : Self.firstLifetime
    return SessionRecord(
      key: visitor.key, generation: visitor.generation,
      expires: Date(timeIntervalSinceNow: Double(lifetime.components.seconds)), data: data)
  }
}
