import ClockSupport
import MeerkatBrowser
import Testing

/// Sessions want more of the main actor than there is: one of them holds it, while others wait.
@Suite(.timeLimit(.minutes(10)))
struct TurnTests {
  /// Has the server take all that was sent so far, without the main actor.
  private func settle(_ wire: Wire) async {
    wire.sendFrame(0x89, [])
    #expect(await wire.frame() == .pong(""))
  }

  @Test(arguments: [("192.0.2.1", "192.0.2.1"), ("192.0.2.1", "192.0.2.2")])
  func whoWantsLittleDoesNotWaitForWhoWantsMuch(busy: String, calm: String) async throws {
    try await RunningServer.with { server in
      let first = try await server.user(from: busy).wire
      let second = try await server.user(from: calm).wire
      _ = await server.happened(4)
      first.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      for number in 1...3 { first.send("\(number)") }
      await settle(first)
      second.send("quick")
      await settle(second)
      server.release()
      #expect(
        await server.happened(4)
          == ["2 received quick", "1 received 1", "1 received 2", "1 received 3"])
    }
  }

  @Test func anAddressWithManySessionsHasOneTurnAfterAnother() async throws {
    try await RunningServer.with { server in
      let many = [
        try await server.user(from: "192.0.2.1").wire,
        try await server.user(from: "192.0.2.1").wire,
        try await server.user(from: "192.0.2.1").wire,
      ]
      let one = try await server.user(from: "192.0.2.2").wire
      _ = await server.happened(8)
      many[0].send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      for wire in many.dropFirst() {
        wire.send("a")
        await settle(wire)
      }
      one.send("b")
      await settle(one)
      server.release()
      #expect(await server.happened(3) == ["4 received b", "2 received a", "3 received a"])
    }
  }

  @Test func nothingIsDrawnForAPageThatIsGone() async throws {
    try await RunningServer.with { server in
      let (_, holder) = try await server.user()
      let (_, leaver) = try await server.user()
      _ = await server.happened(4)
      holder.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      leaver.send("last words")
      leaver.sendFrame(0x88, [0x03, 0xE8])
      #expect(await leaver.frame() == .closed(1000))
      server.release()
      #expect(await server.happened(2) == ["2 disconnected", "2 received last words"])
    }
  }

  @Test func whereAllWaitTooLongNobodyElseComesIn() async throws {
    try await RunningServer.with { server in
      let (_, first) = try await server.user(from: "192.0.2.1")
      let (_, second) = try await server.user(from: "192.0.2.2")
      _ = await server.happened(4)
      first.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      second.send("a")
      await settle(second)
      server.clock.advance(by: .seconds(100))
      server.release()
      #expect(await server.happened(1) == ["2 received a"])
      #expect(await second.frame() == .text("echo a"))
      // Now somebody has waited; and while others wait again, a page would come on top.
      first.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      let answer = try await server.page(from: "192.0.2.3")
      #expect(answer?.status == 503)
      #expect(
        answer?.body == "The app is very busy right now. Please try again in a minute.\n")
      server.release()
      #expect(await first.frames(2) == [.text("echo hold"), .text("echo hold")])
      // The last turn may not be over yet when its answer has come.
      while try await server.page(from: "192.0.2.3")?.status != 200 {}
    }
  }

  @Test func whileATurnTakesTooLongNobodyElseComesIn() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      _ = await server.happened(2)
      wire.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      server.clock.advance(by: .seconds(2))
      // The main actor is not asked.
      #expect(try await server.page()?.status == 503)
      server.release()
      #expect(await wire.frame() == .text("echo hold"))
    }
  }

  @Test func manyShortTurnsDoNotMakeUpForALongOne() async throws {
    try await RunningServer.with { server in
      let (_, first) = try await server.user(from: "192.0.2.1")
      let (_, second) = try await server.user(from: "192.0.2.2")
      _ = await server.happened(4)
      first.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      for _ in 0..<30 { second.send("a") }
      await settle(second)
      server.clock.advance(by: .seconds(4))
      server.release()
      #expect(await second.frames(30) == Array(repeating: .text("echo a"), count: 30))
      _ = await server.happened(30)
      first.send("hold")
      #expect(await server.happened(1) == ["1 received hold"])
      #expect(try await server.page(from: "192.0.2.3")?.status == 503)
      server.release()
    }
  }
}
