import Foundation
import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PageTests {
  @Test func everyPageHasASessionOfItsOwn() async throws {
    try await RunningServer.with { server in
      let first = try await server.page("/")
      let second = try await server.page("/courses/art%20history?week=3&x")
      #expect(first?.page == "session 1 new")
      #expect(second?.page == "session 2 new")
      #expect(first?.token != second?.token)
      #expect(
        await server.happened(2) == ["1 made /", "2 made /courses/art%20history?week=3&x"])
    }
  }

  @Test func aTokenIsLongAndFitsIntoAnAddress() async throws {
    try await RunningServer.with { server in
      let token = try await server.page()?.token ?? ""
      #expect(token.count == 32)
      #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }
  }

  @Test func aPageTellsTheBrowserWhatItMayNotDo() async throws {
    try await RunningServer.with { server in
      let headers = try await server.page()?.headers ?? [:]
      #expect(headers["content-type"] == "text/html; charset=utf-8")
      #expect(
        headers["content-security-policy"]?.split(separator: "; ") == [
          "default-src 'none'", "script-src 'self'", "style-src 'self'",
          "style-src-attr 'unsafe-inline'", "img-src 'self' data: https:", "font-src 'self'",
          "manifest-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'",
          "frame-ancestors 'none'",
        ])
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cache-control"] == "no-store")
      #expect(headers["cross-origin-opener-policy"] == "same-origin")
      #expect(headers["x-frame-options"] == "DENY")
      #expect(headers["permissions-policy"]?.contains("camera=(), ") == true)
      #expect(headers["x-permitted-cross-domain-policies"] == "none")
    }
  }

  @Test func aConnectionCarriesSeveralRequests() async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      #expect(await wire.request("GET", "/a")?.page == "session 1 new")
      #expect(await wire.request("GET", "/b")?.page == "session 2 new")
    }
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
      wire.write(request + request)
      #expect(await wire.answer()?.page == "session 1 new")
      #expect(await wire.answer()?.page == "session 2 new")
    }
  }

  @Test("The head of a page is answered without an app", arguments: ["/", "/a/b?c"])
  func head(target: String) async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      wire.write("HEAD \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      wire.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let head = await wire.answer()
      #expect(head?.status == 200)
      #expect(head?.headers["content-type"] == "text/html; charset=utf-8")
      #expect(head?.headers["transfer-encoding"] == nil)
      // What follows at once is the next answer, of the first session.
      #expect(await wire.answer()?.page == "session 1 new")
    }
  }

  @Test(
    "A page that is only fetched in advance starts no app", arguments: ["Sec-Purpose", "Purpose"])
  func prefetch(field: String) async throws {
    try await RunningServer.with { server in
      let headers = ["Host: localhost", "\(field): prefetch"]
      let wire = try await server.wire()
      #expect(await wire.request("GET", "/", headers)?.status == 503)
      let page = try await server.page()
      #expect(page?.page == "session 1 new")
    }
  }

  @Test func whereAllConnectionsAreInUseNoOtherIsTaken() async throws {
    try await RunningServer.with {
      $0.maximumConnections = 2
    } _: { server in
      let sockets = [try await server.user().wire, try await server.user().wire]
      let other = try await server.wire()
      #expect(await other.request("GET", "/") == nil)
      // A connection that has brought a page may still be closing when the next one comes.
      #expect(
        server.log.lines.last
          == "Refused a connection: there are too many, or too many of an address")
      for socket in sockets {
        socket.send("a")
        #expect(await socket.frame() == .text("echo a"))
      }
    }
  }

  @Test func aConnectionThatAsksForNothingMakesRoom() async throws {
    try await RunningServer.with {
      $0.maximumConnections = 1
    } _: { server in
      let first = try await server.wire()
      #expect(await first.request("GET", "/")?.status == 200)
      let second = try await server.wire()
      #expect(await second.request("GET", "/")?.status == 200)
      #expect(await first.isClosed())
    }
  }

  @Test("A client that has said all it has to say gets its answer", arguments: ["/", "/~/none"])
  func halfClosed(target: String) async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      wire.write("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      try await wire.finishWriting()
      #expect(await wire.answer()?.status == (target == "/" ? 200 : 404))
      #expect(await wire.isClosed())
    }
  }

  @Test(arguments: [
    "NONSENSE\r\n\r\n", "GET / HTTP/1.1\r\nno field\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
  ])
  func whatTheParserRefusesIsAnsweredLikeTheRest(request: String) async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      wire.write(request)
      let answer = await wire.answer()
      #expect(answer?.status == 400)
      #expect(answer?.headers["x-content-type-options"] == "nosniff")
      #expect(answer?.headers["content-security-policy"] != nil)
      #expect(answer?.headers["permissions-policy"] != nil)
      #expect(await wire.isClosed())
      #expect(server.log.lines.count == 1)
    }
  }

  @Test(
    arguments: [
      (nil, "img-src 'self' data: https:", nil),
      ([], "img-src 'self' data:", "require-corp"),
      (["https://pictures.example"], "img-src 'self' data: https://pictures.example", nil),
    ] as [([String]?, String, String?)])
  func picturesComeFromWhereTheAppSays(
    sources: [String]?, policy: String, embedder: String?
  ) async throws {
    try await RunningServer.with(configuring: { $0.imageSources = sources }) { server in
      let headers = try await server.page()?.headers ?? [:]
      let policies = headers["content-security-policy"]?.components(separatedBy: "; ") ?? []
      #expect(policies.contains(policy))
      #expect(headers["cross-origin-embedder-policy"] == embedder)
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
  func onlyGetIsAnswered(method: String) async throws {
    try await RunningServer.with { server in
      let answer = try await server.wire().request(method, "/")
      #expect(answer?.status == 405)
      #expect(answer?.headers["allow"] == "GET, HEAD")
      #expect(server.log.lines == ["Refused \(method) / (405): method \(method)"])
    }
  }

  @Test func aPictureOrAnIconDoesNotStartAnApp() async throws {
    try await RunningServer.with { server in
      let icon = try await server.page("/favicon.ico")
      #expect(icon?.status == 404)
      let picture = ["Host: localhost", "Sec-Fetch-Dest: image"]
      let pictureAnswer = try await server.wire().request("GET", "/", picture)
      #expect(pictureAnswer?.status == 404)
      let document = ["Host: localhost", "Sec-Fetch-Dest: document"]
      let page = try await server.wire().request("GET", "/", document)
      #expect(page?.page == "session 1 new")
    }
  }

  @Test(arguments: [
    ("/robots.txt", nil, 404), ("/a/apple-touch-icon.png", "*/*", 404),
    ("/robots.txt", "text/html", 200),
    ("/todos/1.5", nil, 200), ("/a.b/todos", nil, 200), ("/.", nil, 200),
  ])
  func whatLooksLikeAFileIsAPageForThoseWhoWantOne(
    path: String, accept: String?, status: Int
  ) async throws {
    try await RunningServer.with { server in
      let headers = ["Host: localhost"] + (accept.map { ["Accept: \($0)"] } ?? [])
      let answer = try await server.wire().request("GET", path, headers)
      #expect(answer?.status == status)
    }
  }

  @Test func aBodyIsRefused() async throws {
    try await RunningServer.with { server in
      let length = ["Host: localhost", "Content-Length: 3"]
      let sized = try await server.wire().request("GET", "/", length, body: "abc")
      #expect(sized?.status == 413)
      let chunked = ["Host: localhost", "Transfer-Encoding: chunked"]
      let unsized = try await server.wire().request("GET", "/", chunked)
      #expect(unsized?.status == 413)
    }
  }

  @Test func aRefusalEndsTheConnection() async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      #expect(await wire.request("POST", "/")?.headers["connection"] == "close")
      #expect(await wire.isClosed())
    }
  }

  @Test func aHugeHeadIsRefused() async throws {
    try await RunningServer.with { server in
      let wire = try await server.wire()
      let field = "X: " + String(repeating: "x", count: 20_000)
      #expect(await wire.request("GET", "/", ["Host: localhost", field])?.status == 400)
      #expect(await wire.isClosed())
    }
  }

  @Test func fieldsAreCountedTogether() async throws {
    try await RunningServer.with { server in
      let value = String(repeating: "x", count: 1_000)
      let fields = ["Host: localhost"] + (0..<20).map { "X\($0): \(value)" }
      let wire = try await server.wire()
      #expect(await wire.request("GET", "/", fields)?.status == 400)
    }
  }

  @Test func manyFieldsAreRefused() async throws {
    try await RunningServer.with { server in
      let fields = ["Host: localhost"] + (0..<200).map { "X\($0): y" }
      let answer = try await server.wire().request("GET", "/", fields)
      #expect(answer?.status == 400)
    }
  }

  @Test func aHugeTargetIsRefused() async throws {
    try await RunningServer.with { server in
      let target = "/" + String(repeating: "x", count: 20_000)
      let answer = try await server.wire().request("GET", target)
      #expect(answer?.status == 400)
    }
  }

  @Test func aRequestThatNeverEndsIsGivenUp() async throws {
    try await RunningServer.with(configuring: { $0.requestTimeout = .seconds(15) }) { server in
      let wire = try await server.wire()
      wire.write("GET / HTTP/1.1\r\nHost: local")
      await server.pass(.seconds(15))
      #expect(await wire.isClosed())
    }
  }

  @Test func aConnectionThatIsNotUsedIsGivenUp() async throws {
    try await RunningServer.with(configuring: { $0.requestTimeout = .seconds(15) }) { server in
      let wire = try await server.wire()
      #expect(await wire.request("GET", "/")?.status == 200)
      await server.pass(.seconds(15))
      #expect(await wire.isClosed())
    }
  }
}
