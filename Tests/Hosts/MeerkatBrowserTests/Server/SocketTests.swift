import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SocketTests {
  @Test func framesGoUpAndDownInOrder() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      for number in 1...50 { wire.send("\(number)") }
      #expect(await wire.frames(50) == (1...50).map { .text("echo \($0)") })
      let happened = await server.happened(52)
      #expect(happened == ["1 made /", "1 connected 0"] + (1...50).map { "1 received \($0)" })
    }
  }

  @Test func aBurstLongerThanTheQueueArrivesWhole() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      for number in 1...300 { wire.send("\(number)") }
      #expect(await wire.frames(300) == (1...300).map { .text("echo \($0)") })
      wire.send("later")
      #expect(await wire.frame() == .text("echo later"))
    }
  }

  @Test func thePageSaysWhatItHasSeen() async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      let wire = try await server.wire()
      #expect(await wire.openSocket(token: token, seen: "17") == 101)
      #expect(await server.happened(2) == ["1 made /", "1 connected 17"])
    }
  }

  @Test(arguments: ["-1", "x", "1.5", "99999999999999999999"])
  func aNumberThatIsNoneIsRefused(seen: String) async throws {
    try await RunningServer.with { server in
      let status = try await server.wire().openSocket(token: "x", seen: seen)
      #expect(status == 400)
    }
  }

  @Test(arguments: [
    "", "short", String(repeating: "A", count: 32), String(repeating: ".", count: 32),
  ])
  func anUnknownTokenAsksForAReload(token: String) async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      #expect(await wire.openSocket(token: token) == 101)
      #expect(await wire.frame() == .closed(4404))
      #expect(server.log.lines == ["Closed a page's socket: no such session"])
    }
  }

  @Test(arguments: [
    ("localhost", "http://localhost"), ("localhost:80", "http://localhost"),
    ("LOCALHOST:8080", "http://localhost:8080"), ("localhost", "https://localhost"),
    ("localhost", "https://localhost:443"), ("[::1]:8080", "http://[::1]:8080"),
  ])
  func aPageOfThisServerConnects(host: String, origin: String) async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      let wire = try await server.wire()
      #expect(await wire.openSocket(token: token, host: host, origin: origin) == 101)
    }
  }

  @Test(arguments: [
    ("localhost:8080", nil), ("localhost:8080", "null"), ("localhost:8080", "http://evil.example"),
    ("localhost:8080", "http://localhost"), ("localhost:8080", "http://localhost:8081"),
    ("localhost:8080", "http://127.0.0.1:8080"), ("localhost", "ftp://localhost"),
    ("localhost", "http://localhost.evil.example"), ("localhost", "http://localhost@evil.example"),
  ])
  func anotherPageIsRefused(host: String, origin: String?) async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      let wire = try await server.wire()
      #expect(await wire.openSocket(token: token, host: host, origin: origin) == 403)
      #expect(server.log.lines.count == 1)
      #expect(server.log.lines.allSatisfy { !$0.contains(token) })
    }
  }

  /// A proxy on this machine says by which scheme it was reached.
  @Test(arguments: [
    ("https", "https://localhost", 101), ("https", "http://localhost", 403),
    ("http", "https://localhost", 403), ("HTTPS, http", "https://localhost", 101),
  ])
  func aPageOfAnotherSchemeIsRefused(scheme: String, origin: String, status: Int) async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      let wire = try await server.wire()
      let told = ["X-Forwarded-Proto: \(scheme)"]
      #expect(await wire.openSocket(token: token, origin: origin, told) == status)
    }
  }

  @Test func theSocketsAddressIsNoPage() async throws {
    try await RunningServer.with { server in
      let headers = ["Host: localhost", "Origin: http://localhost"]
      let plain = try await server.wire().request("GET", "/~/live", headers)
      #expect(plain?.status == 426)
      let handshake = headers + ["Upgrade: websocket", "Connection: Upgrade"]
      let incomplete = try await server.wire().request("GET", "/~/live", handshake)
      #expect(incomplete?.status == 400)
    }
  }

  @Test func theTokenIsNotTakenFromTheAddress() async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      let wire = try await server.wire()
      #expect(await wire.openSocket(token: "", seen: "0&token=\(token)") == 101)
      #expect(await wire.frame() == .closed(4404))
    }
  }

  @Test func theProtocolIsAgreedOn() async throws {
    try await RunningServer.with { server in
      let headers = [
        "Host: localhost", "Origin: http://localhost", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ]
      let offer = "Sec-WebSocket-Protocol: meerkat, meerkat-token.x"
      let answer = try await server.wire().request("GET", "/~/live", headers + [offer])
      #expect(answer?.headers["sec-websocket-protocol"] == "meerkat")
      let other = try await server.wire().request("GET", "/~/live", headers)
      #expect(other?.status == 101)
      #expect(other?.headers["sec-websocket-protocol"] == nil)
    }
  }

  @Test func aPageThatLeavesParksItsSession() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.close()
      #expect(await server.happened(3) == ["1 made /", "1 connected 0", "1 disconnected"])
    }
  }

  @Test func aCloseFrameIsAnswered() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x88, [0x03, 0xE8])
      #expect(await wire.frames(2) == [.closed(1000), .gone])
    }
  }

  @Test func aPingIsAnswered() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x89, Array("still there?".utf8))
      #expect(await wire.frame() == .pong("still there?"))
    }
  }

  @Test func aSilentPageIsAskedAndThenLetGo() async throws {
    try await RunningServer.with(configuring: { $0.silenceTimeout = .seconds(45) }) { server in
      let (_, wire) = try await server.user()
      await server.pass(.seconds(45))
      #expect(await wire.frame() == .ping)
      await server.pass(.seconds(45))
      #expect(await wire.frame() == .gone)
      #expect(await server.happened(3).last == "1 disconnected")
    }
  }

  @Test func aPageThatAnswersStays() async throws {
    try await RunningServer.with(configuring: { $0.silenceTimeout = .seconds(45) }) { server in
      let (_, wire) = try await server.user()
      await server.pass(.seconds(45))
      #expect(await wire.frame() == .ping)
      wire.sendFrame(0x8A, [])
      wire.send("a")
      #expect(await wire.frame() == .text("echo a"))
      for _ in 0..<2 { await server.pass(.seconds(45)) }
      #expect(await wire.frame() == .ping)
    }
  }

  @Test func aPageThatDoesNotAnswerTheEndIsCutOff() async throws {
    try await RunningServer.with { server in
      let (_, wire) = try await server.user()
      wire.sendFrame(0x82, [])
      #expect(await wire.frame() == .closed(1003))
      await server.pass(.seconds(2))
      #expect(await wire.frame() == .gone)
    }
  }
}
