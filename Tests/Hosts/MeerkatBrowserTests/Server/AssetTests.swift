import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AssetTests {
  private let assets: [String: PageAsset] = [
    "/~/client.js": .init(contentType: "text/javascript", bytes: Array("go()".utf8), etag: "v1")
  ]

  @Test func anAssetIsServedToBeKept() async throws {
    try await RunningServer.with(assets: assets) { server in
      let answer = try await server.page("/~/client.js?x=1")
      #expect(answer?.status == 200)
      #expect(answer?.body == "go()")
      #expect(answer?.headers["content-type"] == "text/javascript")
      #expect(answer?.headers["etag"] == "\"v1\"")
      #expect(answer?.headers["cache-control"] == "no-cache")
      #expect(answer?.headers["x-content-type-options"] == "nosniff")
    }
  }

  @Test(arguments: ["\"v1\"", "W/\"v1\"", "\"v0\", \"v1\"", "*"])
  func aKnownVersionIsNotSentAgain(known: String) async throws {
    try await RunningServer.with(assets: assets) { server in
      let wire = try await server.wire()
      let headers = ["Host: localhost", "If-None-Match: \(known)"]
      #expect(await wire.request("GET", "/~/client.js", headers)?.status == 304)
      // The connection is still in step: nothing was sent as a body.
      #expect(await wire.request("GET", "/~/client.js")?.body == "go()")
    }
  }

  @Test func anOlderVersionIsReplaced() async throws {
    try await RunningServer.with(assets: assets) { server in
      let headers = ["Host: localhost", "If-None-Match: \"v0\""]
      let answer = try await server.wire().request("GET", "/~/client.js", headers)
      #expect(answer?.body == "go()")
    }
  }

  @Test(arguments: [
    "/~/", "/~/other.js", "/~/../client.js", "/~/%63lient.js", "/~/client.js/",
    "/~/../../etc/passwd", "/~/%2e%2e/%2e%2e/etc/passwd", "/~/client.js%00",
  ])
  func onlyWhatIsListedIsThere(target: String) async throws {
    try await RunningServer.with(assets: assets) { server in
      let answer = try await server.page(target)
      #expect(answer?.status == 404)
    }
  }

  @Test func theVersionFollowsTheBytes() {
    let asset = PageAsset(contentType: "a/b", bytes: [1, 2, 3])
    #expect(asset.etag == PageAsset(contentType: "c/d", bytes: [1, 2, 3]).etag)
    #expect(asset.etag != PageAsset(contentType: "a/b", bytes: [1, 2, 4]).etag)
  }
}
