import NIOCore
import NIOHTTP1

/// What all connections share.
struct ServerContext: Sendable {
  let sessions: SessionTable
  let assets: [String: PageAsset]
  /// The files as browsers take them that can unpack them.
  let compressed: [String: ByteBuffer]
  let rules: RequestRules
  let configuration: LiveServer.Configuration
  let metrics = ServerMetrics()
  let limits: ClientLimits
  let scheduler: FairScheduler
  let connections: Connections
  let headers: SecurityHeaders
  private let proxies: TrustedProxies

  init(
    sessions: SessionTable, scheduler: FairScheduler, assets: [String: PageAsset],
    configuration: LiveServer.Configuration
  ) {
    (self.sessions, self.scheduler, self.assets) = (sessions, scheduler, assets)
    compressed = assets.filter { Response.isCompressible($0.value.contentType) }
      .compactMapValues { Gzip.system?.compressed(ByteBuffer(bytes: $0.bytes), level: 9) }
    self.configuration = configuration
    rules = RequestRules(configuration: configuration, assets: Set(assets.keys))
    limits = ClientLimits(configuration: configuration)
    headers = SecurityHeaders(
      imageSources: configuration.imageSources, isInspected: configuration.isInspected)
    let proxies = TrustedProxies(configuration.trustedProxies)
    self.proxies = proxies
    connections = Connections(
      maximum: configuration.maximumConnections ?? FileDescriptors.raiseLimit(), proxies: proxies,
      logger: configuration.logger)
  }

  /// Schedules something that concerns a session for its turn.
  func take(
    _ work: Watchdog.Turn.Work, for owner: FairScheduler.Owner,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    scheduler.take(
      for: owner, as: { [sessions] in .init(work: work, page: sessions.address(of: owner.token)) },
      body)
  }

  /// The client that a request comes from, which a proxy may have passed on.
  func client(of head: HTTPRequestHead, over channel: any Channel) -> ClientAddress {
    proxies.client(
      behind: ClientAddress(channel.remoteAddress), forwardedFor: head.headers["x-forwarded-for"])
  }

  /// Where a request leads.
  func route(_ head: HTTPRequestHead, over channel: any Channel) throws(Refusal) -> Route {
    try rules.route(
      head,
      scheme: proxies.scheme(
        behind: ClientAddress(channel.remoteAddress),
        forwardedProto: head.headers["x-forwarded-proto"]))
  }
}
