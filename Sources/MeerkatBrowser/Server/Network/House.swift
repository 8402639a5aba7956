/// What all connections share.
struct House: Sendable {
  let sessions: SessionTable
  let assets: [String: LiveServer.Asset]
  let rules: RequestRules
  let configuration: LiveServer.Configuration
  let metrics = ServerMetrics()
}
