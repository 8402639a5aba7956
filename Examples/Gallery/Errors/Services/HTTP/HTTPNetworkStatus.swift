/// Finds out whether there is a network by asking a server for anything.
package struct HTTPNetworkStatus: NetworkStatusService {
  private let http: HTTPService

  package init(http: HTTPService) {
    self.http = http
  }

  package func isConnected() async -> Bool {
    do throws(ServiceError) {
      _ = try await http.get("/errors/network", as: BackendStatus.Answer.self)
      return true
    } catch {
      switch error {
      // Whoever answers at all was reached, however the answer is.
      case .status, .malformed: return true
      case .refused, .timedOut, .cutOff, .cancelled, .failed: return false
      }
    }
  }
}
