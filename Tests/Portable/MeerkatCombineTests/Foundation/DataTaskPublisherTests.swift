import MeerkatCombine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct DataTaskPublisherTests {
  struct Course: Codable, Equatable {
    let title: String
  }

  @Test func whatIsAtAURLCanBeDecoded() async throws {
    let url = try #require(URL(string: "stub://course"))
    let courses = session.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: Course.self, decoder: JSONDecoder())
      .replaceError(with: Course(title: "error"))
    #expect(await first(courses) == Course(title: "course"))
  }

  @Test func aFailureIsAURLError() async throws {
    let url = try #require(URL(string: "stub://fail"))
    let failures = session.dataTaskPublisher(for: url)
      .map { _ in URLError.Code.unknown }
      .catch { Just($0.code) }
    #expect(await first(failures) == .notConnectedToInternet)
  }

  @Test func valuesCanBeEncodedAndDecoded() {
    let course = Course(title: "Essay")
    let back = Just(course)
      .encode(encoder: JSONEncoder())
      .decode(type: Course.self, decoder: JSONDecoder())
      .map(\.title)
    #expect(back.recorded().log == ["Essay", "finished"])
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// Answers each request with its host's name, without any network.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, let host = url.host, host != "fail" else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"title": "\#(host)"}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
