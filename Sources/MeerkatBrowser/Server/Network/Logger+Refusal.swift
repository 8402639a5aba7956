import Logging
import NIOHTTP1

extension Logger {
  /// Writes one line about a refused request, without its query: that may hold a token.
  func log(_ refusal: Refusal, of head: HTTPRequestHead) {
    let path = LiveRequest(target: head.uri).path.oneLine
    warning("Refused \(head.method.rawValue.oneLine) \(path) (\(refusal.status)): \(refusal.reason)")
  }
}
