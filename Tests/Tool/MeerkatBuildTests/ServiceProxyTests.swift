#if os(Linux)
  import Foundation
  import FoundationNetworking
  import MeerkatBuild
  import Testing

  /// One proxy, which knows an archive, is the service; the other one records what it answers.
  @Suite struct ServiceProxyTests {
    private let folder = TemporaryFolder()

    private static func archive(_ entries: [String]) -> String {
      #"{"log": {"version": "1.2", "creator": {"name": "a person", "version": "1"}, "entries": ["#
        + entries.joined(separator: ",") + "]}}"
    }

    private static func entry(
      _ method: String, _ url: String, status: Int = 200, _ text: String,
      header: (String, String) = ("Content-Type", "text/plain")
    ) -> String {
      """
      {"startedDateTime": "2026-02-03T04:05:06Z", "time": 1, "cache": {},
        "timings": {"send": 0, "wait": 1, "receive": 0},
        "request": {"method": "\(method)", "url": "\(url)", "httpVersion": "HTTP/1.1", "cookies": [],
          "headers": [], "queryString": [], "headersSize": -1, "bodySize": -1},
        "response": {"status": \(status), "statusText": "", "httpVersion": "HTTP/1.1", "cookies": [],
          "headers": [{"name": "\(header.0)", "value": "\(header.1)"}], "redirectURL": "", "headersSize": -1,
          "bodySize": -1, "content": {"size": 0, "mimeType": "text/plain", "text": "\(text)"}}}
      """
    }

    private func service(_ entries: [String]) async throws -> ServiceProxy {
      try folder.write(Self.archive(entries), to: "service.har")
      return try await ServiceProxy(.replaying(URL(filePath: folder.path("service.har"))))
    }

    private func ask(
      _ address: String, _ method: String = "GET"
    ) async throws -> (status: Int, text: String) {
      var request = URLRequest(url: try #require(URL(string: address)))
      request.httpMethod = method
      if method == "POST" { request.httpBody = Data("hunter2".utf8) }
      let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
      return (
        (response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self)
      )
    }

    @Test func whatIsRecordedIsAnsweredAgain() async throws {
      let service = try await service([
        Self.entry("GET", "http://a.example/list?token=secret", "Zoë"),
        Self.entry("POST", "http://a.example/votes", status: 201, "1"),
        Self.entry("POST", "http://a.example/votes", status: 201, "2"),
      ])
      let file = URL(filePath: folder.path("answers.har"))
      let recorder = try await ServiceProxy(.recording(file))
      let site = recorder.address + service.address + "http://a.example"
      #expect(try await ask(site + "/list?token=t0p") == (200, "Zoë"))
      #expect(try await ask(site + "/votes", "POST") == (201, "1"))
      #expect(try await ask(site + "/votes", "POST") == (201, "2"))
      await recorder.end()
      await service.end()
      #expect(recorder.problems.isEmpty)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("t0p") && !text.contains("hunter2"))

      // The service had another port when it was recorded.
      let again = try await ServiceProxy(.replaying(file))
      let other = again.address + "http://127.0.0.1:1/http://a.example"
      #expect(try await ask(other + "/votes", "POST") == (201, "1"))
      #expect(try await ask(other + "/list?token=another") == (200, "Zoë"))
      #expect(try await ask(other + "/list?token=another") == (200, "Zoë"))
      #expect(try await ask(other + "/votes", "POST") == (201, "2"))
      #expect(again.problems.isEmpty)
      await #expect(throws: (any Error).self) { try await ask(other + "/votes", "POST") }
      #expect(
        again.problems == [
          "POST http://127.0.0.1:1/http://a.example/votes has no recorded answer: record it with --answers."
        ])
      await again.end()
    }

    @Test func whatTellsWhoAUserIsIsNotKept() async throws {
      let service = try await service([
        Self.entry("GET", "http://a.example/", "", header: ("Set-Cookie", "session=t0p"))
      ])
      let file = URL(filePath: folder.path("answers.har"))
      let recorder = try await ServiceProxy(.recording(file))
      let site = service.address + "http://a.example/"
      _ = try await ask(recorder.address + site)
      _ = try? await ask(recorder.address + "http://ada:t0p@127.0.0.1:1/")
      await recorder.end()
      await service.end()
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("t0p"))
      #expect(text.contains(#""url" : "http://127.0.0.1:1/""#), "A failure is an answer, too.")
    }

    /// The names of values that prove who a user is, as services call them.
    @Test(arguments: [
      "X-Amz-Signature", "X-Amz-Security-Token", "X-Amz-Credential", "X-Goog-Signature",
      "refresh_token", "id_token", "authToken", "session_token", "sessionid", "PHPSESSID", "jwt",
      "user%5Bpassword%5D", "Ocp-Apim-Subscription-Key", "sig", "code",
    ])
    func aValueThatTellsWhoAUserIsIsNotKept(name: String) async throws {
      let service = try await service([])
      let file = URL(filePath: folder.path("answers.har"))
      let recorder = try await ServiceProxy(.recording(file))
      let query = "page=2&countryCode=de&\(name)=t0p"
      _ = try? await ask(recorder.address + service.address + "http://a.example/?\(query)")
      await recorder.end()
      await service.end()
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("/?page=2&countryCode=de&\(name)=secret\""))
    }

    @Test(arguments: ["", "{", "[]", #"{"log": {"version": "1.2"}}"#, #"{"log": {"entries": 3}}"#])
    func whatIsNoArchiveIsRefused(text: String) async throws {
      try folder.write(text, to: "broken.har")
      let file = URL(filePath: folder.path("broken.har"))
      let error = await #expect(throws: BuildError.self) {
        try await ServiceProxy(.replaying(file))
      }
      #expect("\(try #require(error))".contains("is no HTTP Archive"))
    }
  }
#endif
