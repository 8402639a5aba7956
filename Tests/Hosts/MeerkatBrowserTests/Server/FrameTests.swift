import ClockSupport
import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct FrameTests {
  @Test func theLargestFrameArrives() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x81, Array(repeating: 0x61, count: 65_536))
      #expect(await server.happened(3).last == "1 received 65536 letters")
    }
  }

  @Test(arguments: [65_537, 1 << 40, Int.max])
  func aLargerFrameIsRefusedBeforeItArrives(length: Int) async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x81, [], claimingLength: length)
      #expect(await wire.frame() == .closed(1009))
      #expect(server.log.lines == ["Closed a page's socket: a frame is too big"])
    }
  }

  @Test func fragmentsAreOneFrame() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x01, Array("one ".utf8))
      wire.sendFrame(0x00, Array("two ".utf8))
      wire.sendFrame(0x80, Array("three".utf8))
      #expect(await wire.frame() == .text("echo one two three"))
    }
  }

  @Test func fragmentsTogetherAreNoLarger() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x01, Array(repeating: 0x61, count: 40_000))
      wire.sendFrame(0x80, Array(repeating: 0x61, count: 40_000))
      #expect(await wire.frame() == .closed(1009))
    }
  }

  @Test(
    arguments: [
      ("binary", 0x82, [0x61], true, 1003), ("unmasked", 0x81, [0x61], false, 1002),
      ("reserved bit", 0xC1, [0x61], true, 1002), ("unknown opcode", 0x83, [0x61], true, 1002),
      ("no start", 0x80, [0x61], true, 1002), ("fragmented ping", 0x09, [0x61], true, 1002),
      ("not UTF-8", 0x81, [0xFF, 0xFE], true, 1007),
    ] as [(String, UInt8, [UInt8], Bool, Int)])
  func whatIsNoTextFrameIsRefused(
    name: String, first: UInt8, payload: [UInt8], isMasked: Bool, code: Int
  ) async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(first, payload, isMasked: isMasked)
      #expect(await wire.frame() == .closed(code))
      // The session is parked, not lost.
      wire.sendFrame(0x88, [])
      #expect(await server.happened(3) == ["1 made /", "1 connected 0", "1 disconnected"])
    }
  }

  @Test func nothingAfterARefusedFrameArrives() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x82, [1])
      wire.send("late")
      #expect(await wire.frame() == .closed(1003))
      wire.sendFrame(0x88, [])
      #expect(await server.happened(3).last == "1 disconnected")
    }
  }

  @Test func aPageMayBeFastForAWhile() async throws {
    try await RunningServer.with(configuring: { $0.frameRate = RateLimit(perSecond: 2, burst: 3) })
    { server in
      let (_, wire) = try await server.user()
      for _ in 0..<3 { wire.send("a") }
      #expect(await wire.frames(3) == Array(repeating: .text("echo a"), count: 3))
      server.clock.advance(by: .seconds(1))
      for _ in 0..<2 { wire.send("b") }
      #expect(await wire.frames(2) == Array(repeating: .text("echo b"), count: 2))
      wire.send("c")
      #expect(await wire.frame() == .closed(4429))
      #expect(server.log.lines == ["Closed a page's socket: too many frames at once"])
    }
  }

  @Test func aLongPauseSavesNoMoreThanOneBurst() async throws {
    try await RunningServer.with(
      configuring: { $0.frameRate = RateLimit(perSecond: 2, burst: 3) }
    ) { server in
      let (_, wire) = try await server.user()
      server.clock.advance(by: .seconds(1_000))
      for _ in 0..<3 { wire.send("a") }
      #expect(await wire.frames(3) == Array(repeating: .text("echo a"), count: 3))
      wire.send("b")
      #expect(await wire.frame() == .closed(4429))
    }
  }

  @Test func pingsCountToo() async throws {
    try await RunningServer.with(configuring: { $0.frameRate = RateLimit(perSecond: 1, burst: 1) })
    { server in
      let (_, wire) = try await server.user()
      for _ in 0..<2 { wire.sendFrame(0x89, []) }
      #expect(await wire.frames(2) == [.pong(""), .closed(4429)])
    }
  }

  @Test func twentyMalformedFramesAreForgivenAndOneMoreIsNot() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      for _ in 0..<20 { wire.send("malformed") }
      wire.send("fine")
      #expect(await wire.frame() == .text("echo fine"))
      wire.send("malformed")
      #expect(await wire.frame() == .closed(4400))
      #expect(await server.happened(4).last == "1 disconnected")
      let lines = Array(repeating: "Refused a frame: Malformed()", count: 10)
      #expect(server.log.lines == lines + ["Closed a page's socket: too many malformed frames"])
      await server.pass(.seconds(10))
      await server.log.waitForLines(12)
      #expect(server.log.lines.last == "11 more lines like this one: Refused a frame: Malformed()")
    }
  }

  @Test func comingBackDoesNotMakeAPageFaster() async throws {
    let limit = RateLimit(perSecond: 1, burst: 3)
    try await RunningServer.with(configuring: { $0.frameRatePerAddress = limit }) { server in
      let (token, first) = try await server.user()
      for _ in 0..<2 { first.send("a") }
      #expect(await first.frames(2) == Array(repeating: .text("echo a"), count: 2))
      let second = try await server.socket(of: token)
      second.send("b")
      #expect(await second.frame() == .text("echo b"))
      second.send("c")
      #expect(await second.frame() == .closed(4429))
    }
  }

  @Test func aFrameLargerThanTheBacklogArrivesAndWhatFollowsToo() async throws {
    try await RunningServer.with(configuring: { $0.maximumBacklog = 1 << 20 }) { server in
      let (_, wire) = try await server.user()
      try await wire.stopReading()
      wire.send("large")
      wire.send("next")
      #expect(await server.happened(4).last == "1 received next")
      try await wire.goOnReading()
      guard case .text(let large) = await wire.frame() else { return #expect(Bool(false)) }
      #expect(large.utf8.count == 16 << 20)
      #expect(await wire.frames(2) == [.text("echo large"), .text("echo next")])
    }
  }

  @Test func aPageThatDoesNotReadIsCutOff() async throws {
    try await RunningServer.with(configuring: { $0.maximumBacklog = 1 << 20 }) { server in
      let (_, wire) = try await server.user()
      try await wire.stopReading()
      wire.send("flood")
      #expect(await server.happened(4).suffix(2) == ["1 received flood", "1 disconnected"])
      #expect(server.log.lines == ["Closed a page's socket: it reads too slowly"])
    }
  }
}
