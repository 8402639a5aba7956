import Logging
import NIOHTTP1

extension Logger {
  /// Writes one line about a refused request, without its query: that may hold a token.
  func log(_ refusal: Refusal, of head: HTTPRequestHead) {
    let request = "\(head.method.rawValue) \(LiveRequest(target: head.uri).path)".oneLine
    warning("Refused \(request) (\(refusal.status)): \(refusal.reason)")
  }
}
