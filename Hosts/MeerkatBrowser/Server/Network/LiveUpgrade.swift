import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Turns an accepted request for `/~/live` into the page's socket.
enum LiveUpgrade {
  static func upgrader(for server: ServerContext) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: server.configuration.maximumFrameSize,
      automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        // What is declined here goes on to the request handler, which says why.
        channel.eventLoop.makeSucceededFuture(answer(to: head, channel, server))
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try open(channel, head, server) }
      })
  }

  /// What the answer to a handshake says besides; nil where it is declined.
  private static func answer(
    to head: HTTPRequestHead, _ channel: any Channel, _ server: ServerContext
  ) -> HTTPHeaders? {
    guard case .live? = try? server.route(head, over: channel) else { return nil }
    // A browser that offers protocols wants to know which one was chosen.
    return LiveProtocol.isOffered(in: head) ? ["sec-websocket-protocol": LiveProtocol.name] : [:]
  }

  private static func open(
    _ channel: any Channel, _ head: HTTPRequestHead, _ server: ServerContext
  ) throws {
    guard case .live(let token, let lastSeen) = try server.route(head, over: channel)
    else { return }
    let configuration = server.configuration
    let client = server.client(of: head, over: channel)
    server.connections.note(channel, waits: false)
    try channel.syncOptions?.setOption(
      .writeBufferWaterMark,
      value: .init(low: configuration.maximumBacklog / 2, high: configuration.maximumBacklog))
    try channel.pipeline.syncOperations.addHandlers([
      FrameGate(server: server, client: client),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
        maxAccumulatedFrameSize: configuration.maximumFrameSize),
      LiveHandler(
        server: server, owner: .init(address: client, token: token), lastSeen: lastSeen,
        eventLoop: channel.eventLoop),
    ])
  }
}
