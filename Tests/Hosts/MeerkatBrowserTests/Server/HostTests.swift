import MeerkatBrowser
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HostTests {
  @Test(arguments: [
    "localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:9000",
    "meerkat.example", "meerkat.example:443",
  ])
  func ownNamesAreLetIn(host: String) async throws {
    try await RunningServer.with(configuring: { $0.allowedHosts = ["Meerkat.example"] }) { server in
      let answer = try await server.wire().request("GET", "/", ["Host: \(host)"])
      #expect(answer?.status == 200)
    }
  }

  @Test(arguments: [
    ("evil.example", "evil.example"), ("localhost.evil.example:80", "localhost.evil.example"),
    ("evil-localhost", "evil-localhost"), ("127.0.0.1.evil.example", "127.0.0.1.evil.example"),
    ("192.168.0.7:8080", "192.168.0.7"), ("[::2]", "[::2]"),
  ])
  func otherNamesAreRefused(host: String, logged: String) async throws {
    try await RunningServer.with(assets: ["/~/client.js": .init(contentType: "a/b", bytes: [])]) {
      server in
      for target in ["/", "/~/client.js", "/~/live"] {
        let answer = try await server.wire().request("GET", target, ["Host: \(host)"])
        #expect(answer?.status == 403)
      }
      #expect(server.log.lines.first == "Refused GET / (403): host \(logged) is not allowed")
    }
  }

  @Test(arguments: [
    [], ["Host: localhost", "Host: localhost"], ["Host: a b"], ["Host: "], ["Host: localhost:x"],
    ["Host: user@localhost"], ["Host: localhost/path"], ["Host: [::1"], ["Host: localhost:99999"],
  ])
  func aRequestNamesOneHost(headers: [String]) async throws {
    try await RunningServer.with { server in
      let answer = try await server.wire().request("GET", "/", headers)
      #expect(answer?.status == 400)
    }
  }

  @Test func aTargetIsAPath() async throws {
    try await RunningServer.with { server in
      let answer = try await server.page("http://localhost/")
      #expect(answer?.status == 400)
    }
  }
}
