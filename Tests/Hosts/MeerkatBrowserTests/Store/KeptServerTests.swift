import ClockSupport
import Foundation
import MeerkatBrowser
import Testing

/// Two servers with one store, whose sessions count what they receive.
@Suite(.timeLimit(.minutes(10)))
struct KeptServerTests {
  @Test func anyServerGoesOnWithASession() async throws {
    try await withTwoServers { first, second, _ in
      let (token, wire) = try await first.user()
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
      let (token, wire) = try await first.user()
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
      let (token, old) = try await first.user()
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
      let (token, wire) = try await first.user()
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
      let (known, wire) = try await server.user()
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
      let (token, wire) = try await first.user()
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
      let (token, wire) = try await first.user()
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
      // It asks again after a while.
      second.clock.advance(by: .seconds(1))
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
      try await store.change { $0.trials = 4 }
      let wire = try await second.wire()
      _ = await wire.openSocket(token: token)
      #expect(await wire.frame() == .closed(4410))
      #expect(
        second.log.lines.contains(
          "Gave a session up: 4 servers have ended while they were busy with it"))
    }
  }

  /// The store says in whose turn a server is, and nothing of those that are only there.
  @Test func whatASessionDoesIsTriedWhereServersHaveEndedBefore() async throws {
    try await withTwoServers { first, second, store in
      let token = try await first.page()?.token ?? ""
      try await store.change { $0.trials = 2 }
      _ = store.takeTrials()
      let wire = try await second.socket(of: token)
      wire.send("a")
      #expect(await wire.frame() == .text("echo a"))
      // Made, connected, told: tried each time, and done.
      while store.trials.count < 6 { await Task.yield() }
      #expect(store.takeTrials() == [3, 2, 3, 2, 3, 2])
      for _ in 0..<20 { wire.send("b") }
      #expect(await wire.frames(20) == Array(repeating: .text("echo b"), count: 20))
      while store.trials.last != 0 { await Task.yield() }
    }
  }

  @Test func sessionsInWhoseTurnsServersHaveEndedAreTriedOneByOne() async throws {
    try await withTwoServers { first, second, store in
      var tokens: [String] = []
      for _ in 0..<5 {
        tokens.append(try await first.page()?.token ?? "")
        try await store.change { $0.trials = 1 }
      }
      var wires: [Wire] = []
      for token in tokens {
        let wire = try await second.wire()
        wires.append(wire)
        wire.askForSocket(token: token)
      }
      for wire in wires {
        _ = await wire.answer()
        #expect(await wire.frame() != .gone)
      }
      #expect(store.mostTriedAtOnce == 1)
    }
  }

  @Test func comingBackOftenIsNoMistake() async throws {
    try await withTwoServers { first, _, _ in
      let token = try await first.page()?.token ?? ""
      for _ in 0..<10 {
        let wire = try await first.wire()
        _ = await wire.openSocket(token: token)
        #expect(await wire.frame() == .text("hello from 1"))
      }
      #expect(first.log.lines == [])
    }
  }

  @Test func aSessionThatFindsNoRoomWaits() async throws {
    let store = InMemorySessionStore()
    try await RunningServer.with(configuring: { $0.store = store }) { first in
      let token = try await first.page()?.token ?? ""
      try await RunningServer.with {
        $0.store = store
        $0.maximumSessionsPerAddress = 1
      } _: { second in
        let (_, other) = try await second.user()
        for _ in 0..<10 {
          let wire = try await second.wire()
          _ = await wire.openSocket(token: token)
          #expect(await wire.frame() == .closed(4503))
        }
        other.close()
        #expect(await second.happened(3).last == "1 disconnected")
        let wire = try await second.wire()
        _ = await wire.openSocket(token: token)
        #expect(await wire.frame() == .text("hello from 2"))
      }
    }
  }

  @Test func aSessionThatEndsWhileItIsSavedIsKeptAsItWas() async throws {
    try await withTwoServers { first, second, store in
      let (token, wire) = try await first.user()
      wire.send("a")
      _ = await wire.frame()
      wire.close()
      _ = await first.happened(4)
      store.holds = .saves
      await first.pass(.milliseconds(500))
      await store.waitForHeld(1)
      await first.pass(.seconds(120))
      #expect(await first.happened(1) == ["1 ended"])
      store.release(failing: true)
      // The next attempt is later than others.
      await first.pass(.seconds(1))
      _ = try await first.page("/other")
      _ = try await second.socket(of: token)
      #expect(await second.happened(1) == ["1 made / with 1 frame"])
    }
  }

  @Test func aSessionThatIsHereAsItsPageKnowsItAsksNoStore() async throws {
    try await withTwoServers { first, _, store in
      let (token, wire) = try await first.user()
      wire.send("a")
      _ = await wire.frame()
      let loads = store.loads
      let again = try await first.wire()
      _ = await again.openSocket(token: token, seen: "1")
      #expect(await again.frame() == .text("hello from 1"))
      #expect(store.loads == loads)
    }
  }

  @Test func sessionsAreLoadedTogetherAndOfAStoreThatDoesNotAnswerAFewLearnSo() async throws {
    try await withTwoServers { first, second, store in
      var tokens: [String] = []
      for _ in 0..<20 { tokens.append(try await first.page()?.token ?? "") }
      store.holds = .loads
      var wires: [Wire] = []
      for token in tokens {
        let wire = try await second.wire()
        _ = await wire.openSocket(token: token)
        wires.append(wire)
      }
      await store.waitForHeld(16)
      store.release(failing: true)
      for wire in wires { #expect(await wire.frame() == .closed(1013)) }
      #expect(store.loads == 16)
      #expect(second.log.lines.contains("Sessions are not kept: out of reach"))
      // After a while it is asked again.
      second.clock.advance(by: .seconds(1))
      let wire = try await second.socket(of: tokens[0])
      wire.send("a")
      #expect(await wire.frame() == .text("echo a"))
    }
  }

  @Test func whatChangesAfterABackupWasPutBackIsSaved() async throws {
    try await withTwoServers { first, second, store in
      let token = try await first.page()?.token ?? ""
      let backup = try await store.record()
      let wire = try await first.socket(of: token)
      _ = try await first.socket(of: token)
      let last = try await first.socket(of: token)
      _ = wire
      try await store.putBack(backup)
      last.send("a")
      #expect(await last.frame() == .text("echo a"))
      try await first.save()
      // The page is loaded again, which asks the store, and the session is not older than its record.
      try await store.putBack(backup)
      let page = try await first.page(cookie: "meerkat-resume=\(token)")
      #expect(page?.page == "session 1 resumed")
      try await first.save()
      _ = try await second.socket(of: token)
      #expect(await second.happened(1) == ["1 made / with 1 frame"])
    }
  }

  @Test(arguments: ["format", "app", "requested", "isDark", "scene", "appValues", "entries"])
  func aRecordOfAVersionWithFewerFieldsIsRead(field: String) async throws {
    try await withTwoServers { first, second, store in
      let token = try await first.page()?.token ?? ""
      try await store.change { record in
        let object = try JSONSerialization.jsonObject(with: Data(record.data))
        var fields = try #require(object as? [String: Any])
        #expect(fields.removeValue(forKey: field) != nil)
        record.data = Array(try JSONSerialization.data(withJSONObject: fields))
      }
      _ = try await second.socket(of: token)
      #expect(await second.happened(1) == ["1 made / with 0 frames"])
    }
  }

  @Test func whoKeepsTooMuchLosesItsOwn() async throws {
    let store = InMemorySessionStore()
    try await RunningServer.with {
      $0.store = store
      $0.keptSessions = SessionLimits(bytes: 40_000)
    } _: { server in
      let token = try await server.page(from: "192.0.2.1")?.token ?? ""
      for _ in 0..<40 { _ = try await server.page(from: "192.0.2.2") }
      #expect(
        server.log.lines.contains {
          $0.hasPrefix("Removed ") && $0.contains("of one address more than 10000")
        })
      let usage = await store.makeRoom(within: SessionLimits(bytes: .max), at: Date())
      #expect(usage.bytes < 12_000)
      try await RunningServer.with(configuring: { $0.store = store }) { other in
        _ = try await other.socket(of: token)
        #expect(await other.happened(1) == ["1 made / with 0 frames"])
      }
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
