/// Knows whether there is a network.
package protocol NetworkStatusService: Sendable {
  /// Finds out whether anything can be reached.
  func isConnected() async -> Bool
}
