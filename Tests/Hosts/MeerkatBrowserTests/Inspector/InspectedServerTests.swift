import MeerkatBrowser
import MeerkatUI
import Testing

/// The frames around an app that is looked into.
@Suite(.timeLimit(.minutes(10)))
struct InspectedServerTests {
  @Test(arguments: [
    ("document", "/a?b='c'", 200), ("iframe", "/a", 200), ("iframe", "/~/inspector?of=1", 200),
    ("image", "/a", 404), ("document", "/~/inspector", 404), ("iframe", "/~/other", 404),
  ])
  func aPageIsTwoFrames(destination: String, target: String, status: Int) async throws {
    try await RunningServer.with {
      $0.isInspected = true
    } _: { server in
      let answer = try await server.wire().request(
        "GET", target,
        ["Host: localhost", "Sec-Fetch-Dest: \(destination)", "Sec-Fetch-Site: same-origin"])
      #expect(answer?.status == status)
      guard status == 200 else { return }
      let policy = answer?.headers["content-security-policy"] ?? ""
      #expect(policy.hasSuffix("frame-ancestors 'self'; frame-src 'self'"))
      #expect(answer?.headers["x-frame-options"] == "SAMEORIGIN")
      if destination == "document" {
        #expect(answer?.body.contains("<iframe id=app title=App src='/a?b=&#39;c&#39;'>") == true)
      } else {
        #expect(answer?.page == "session 1 new")
      }
    }
  }

  @Test(arguments: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site", "Accept: */*"])
  func onlyOurPageHasFrames(header: String) async throws {
    try await RunningServer.with(configuring: { $0.isInspected = true }) { server in
      for target in ["/a", "/~/inspector?of=1"] {
        let answer = try await server.wire()
          .request("GET", target, ["Host: localhost", "Sec-Fetch-Dest: iframe", header])
        #expect(answer?.status == 403)
      }
    }
  }

  @Test func whoCountsFindsNobodysJourney() async throws {
    try await RunningServer.with(app: InspectedApp.self, configuring: { $0.isInspected = true }) {
      server in
      func frame(_ target: String) async throws -> String {
        let answer = try await server.wire().request(
          "GET", target,
          ["Host: localhost", "Sec-Fetch-Dest: iframe", "Sec-Fetch-Site: same-origin"])
        return answer?.body ?? ""
      }
      let names = [try await frame("/"), try await frame("/")].map { page in
        page.firstMatch(of: /data-inspected='?([^ '>]+)/).map { String($0.1) } ?? ""
      }
      #expect(Set(names).count == 2)
      for name in names {
        #expect(name.count == 32)
        #expect(try await frame("/~/inspector?of=\(name)").contains("Journey"))
      }
      for name in ["1", "2", ""] {
        #expect(try await frame("/~/inspector?of=\(name)").contains("Nothing to inspect"))
      }
    }
  }

  @Test(arguments: ["iframe", "document"])
  func withoutTheOptionNoPageStandsInAFrame(destination: String) async throws {
    try await RunningServer.with { server in
      let answer = try await server.wire()
        .request("GET", "/", ["Host: localhost", "Sec-Fetch-Dest: \(destination)"])
      #expect(answer?.status == (destination == "document" ? 200 : 404))
      #expect(answer?.headers["x-frame-options"] == "DENY")
      #expect(answer?.body.contains("<iframe") == false)
    }
  }
}

private struct InspectedApp: App {
  var body: some Scene { WindowGroup("Test") { Text("Hello") } }
}
