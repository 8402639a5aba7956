import ClockSupport
import Foundation
import MeerkatBrowser
import Synchronization
import Testing

/// Two servers with one store, whose sessions count what they receive.
@Suite(.timeLimit(.minutes(10)))
struct KeptServerTests {
  @Test func anyServerGoesOnWithASession() async throws {
    try await withTwoServers { first, second, _ in
      let (token, wire) = try await first.visitor()
      wire.send("a")
      #expect(await wire.frame() == .text("echo a"))
      try await first.save()
      _ = try await second.socket(of: token)
      #expect(await second.happened(2) == ["1 made / with 1 frame", "1 connected 0"])
    }
  }

  @Test func aNewPageIsKeptBeforeItIsAnswered() async throws {
    try await withTwoServers { first, second, _ in
      let token = try await first.page("/a?b=c")?.token ?? ""
      _ = try await second.socket(of: token)
      #expect(await second.happened(1) == ["1 made /a?b=c with 0 frames"])
    }
  }

  @Test func manyPagesAreKeptAtOnce() async throws {
    try await withTwoServers { first, second, _ in
      let wires = [
        try await first.wire(), try await first.wire(), try await first.wire(),
        try await first.wire(), try await first.wire(),
      ]
      for wire in wires { wire.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      for wire in wires {
        let token = await wire.answer()?.token ?? ""
        _ = try await second.socket(of: token)
      }
    }
  }

  @Test func aReloadGoesOnElsewhere() async throws {
    try await withTwoServers { first, second, _ in
      let token = try await first.page()?.token ?? ""
      let page = try await second.page(cookie: "meerkat-resume=\(token)")
      #expect(page?.page == "session 1 resumed")
      #expect(page?.token == token)
    }
  }

  @Test func whoHasLostASessionEndsItWhenItIsSaved() async throws {
    try await withTwoServers { first, second, _ in
      let (token, wire) = try await first.visitor()
      wire.send("a")
      _ = await wire.frame()
      _ = try await second.socket(of: token)
      try await first.save()
      #expect(await wire.frame() == .closed(1001))
      // The page by which the test waits for the saving is made before the session ends, or after.
      #expect(await first.happened(5).contains("1 ended"))
    }
  }

  @Test func whoHasLostASessionTakesItBackAsItIsNow() async throws {
    try await withTwoServers { first, second, _ in
      let (token, old) = try await first.visitor()
      old.close()
      _ = await first.happened(3)
      let wire = try await second.socket(of: token)
      wire.send("a")
      _ = await wire.frame()
      try await second.save()
      _ = try await first.socket(of: token)
      #expect(
        await first.happened(3) == ["1 ended", "2 made / with 1 frame", "2 connected 0"])
    }
  }

  @Test func aSessionThatStayedHereIsNotMadeAnew() async throws {
    try await withTwoServers { first, _, _ in
      let (token, wire) = try await first.visitor()
      wire.close()
      _ = await first.happened(3)
      _ = try await first.socket(of: token)
      #expect(await first.happened(1) == ["1 connected 0"])
    }
  }

  @Test func aServerThatEndsHandsOver() async throws {
    let store = InMemorySessionStore()
    var token = ""
    try await RunningServer.with(configuring: { $0.store = store }) { server in
      let (known, wire) = try await server.visitor()
      token = known
      wire.send("a")
      _ = await wire.frame()
    }
    try await RunningServer.with(configuring: { $0.store = store }) { server in
      _ = try await server.socket(of: token)
      #expect(await server.happened(1) == ["1 made / with 1 frame"])
    }
  }

  @Test func aSessionThatWasForgottenHereIsStillKept() async throws {
    try await withTwoServers { first, _, _ in
      let (token, wire) = try await first.visitor()
      wire.close()
      _ = await first.happened(3)
      await first.pass(.seconds(120))
      #expect(await first.happened(1) == ["1 ended"])
      _ = try await first.socket(of: token)
      #expect(await first.happened(1) == ["2 made / with 0 frames"])
    }
  }

  @Test func whatIsNotKeptIsUnknown() async throws {
    try await withTwoServers { first, _, _ in
      let wire = try await first.wire()
      _ = await wire.openSocket(token: String(repeating: "a", count: 32))
      #expect(await wire.frame() == .closed(4404))
    }
  }

  @Test func withoutItsStoreAServerGoesOnWithWhatItHas() async throws {
    try await withTwoServers { first, second, store in
      let (token, wire) = try await first.visitor()
      store.isBroken = true
      let elsewhere = try await second.wire()
      _ = await elsewhere.openSocket(token: token)
      #expect(await elsewhere.frame() == .closed(1013))
      wire.close()
      _ = await first.happened(3)
      let again = try await first.socket(of: token)
      again.send("a")
      #expect(await again.frame() == .text("echo a"))
      #expect(try await first.page()?.status == 200)
      store.isBroken = false
      try await first.save()
      _ = try await second.socket(of: token)
      #expect(await second.happened(1) == ["1 made / with 1 frame"])
    }
  }

  @Test func withoutItsStoreAServerKeepsOldStatesToItself() async throws {
    try await withTwoServers { first, second, store in
      let token = try await first.page()?.token ?? ""
      let wire = try await second.socket(of: token)
      wire.send("a")
      _ = await wire.frame()
      store.isBroken = true
      wire.close()
      let back = try await first.wire()
      _ = await back.openSocket(token: token, seen: "1")
      #expect(await back.frame() == .closed(1013))
    }
  }

  @Test func aSessionThatEndsItsServersIsGivenUp() async throws {
    try await withTwoServers { first, second, store in
      let token = try await first.page()?.token ?? ""
      // As servers do that load the session and are gone before they save it.
      for _ in 0..<5 { _ = try await store.load(try #require(store.lastKey), at: Date()) }
      let wire = try await second.wire()
      _ = await wire.openSocket(token: token)
      #expect(await wire.frame() == .closed(4404))
      #expect(
        second.log.lines.contains("Gave a session up: it was loaded 6 times without being saved"))
    }
  }

  /// Runs two servers with one store.
  private func withTwoServers(
    _ body: (RunningServer, RunningServer, SharedStore) async throws -> Void
  ) async throws {
    let store = SharedStore(InMemorySessionStore())
    try await RunningServer.with(configuring: { $0.store = store }) { first in
      try await RunningServer.with(configuring: { $0.store = store }) { second in
        try await body(first, second, store)
      }
    }
  }
}

extension RunningServer {
  /// Lets the half second pass after which everything is saved, and waits until it is.
  fileprivate func save() async throws {
    await pass(.milliseconds(500))
    // A new page is saved as well, after all that was to be saved before.
    _ = try await page("/other")
  }
}

/// A store that may be out of reach.
private final class SharedStore: SessionStore {
  private let store: InMemorySessionStore
  private let state = Mutex((isBroken: false, lastKey: String?.none))

  init(_ store: InMemorySessionStore) { self.store = store }

  var isBroken: Bool {
    get { state.withLock { $0.isBroken } }
    set { state.withLock { $0.isBroken = newValue } }
  }

  var lastKey: String? { state.withLock { $0.lastKey } }

  func save(_ records: [SessionRecord]) async throws -> Set<String> {
    try check()
    state.withLock { $0.lastKey = records.last?.key }
    return await store.save(records)
  }

  func load(_ key: String, at now: Date) async throws -> SessionRecord? {
    try check()
    return await store.load(key, at: now)
  }

  func remove(_ keys: Set<String>) async throws { await store.remove(keys) }

  func removeExpired(at now: Date) async throws { await store.removeExpired(at: now) }

  private func check() throws {
    if isBroken { throw SessionStoreError("out of reach") }
  }
}
