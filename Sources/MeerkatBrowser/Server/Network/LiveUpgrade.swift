import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Turns an accepted request for `/~/live` into the page's socket.
enum LiveUpgrade {
  static func upgrader(for house: House) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: house.configuration.maximumFrameSize,
      automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        // What is declined here goes on to the request handler, which says why.
        channel.eventLoop.makeSucceededFuture(answer(to: head, house))
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try open(channel, head, house) }
      })
  }

  /// What the answer to a handshake says besides; nil where it is declined.
  private static func answer(to head: HTTPRequestHead, _ house: House) -> HTTPHeaders? {
    guard case .live? = try? house.rules.route(head) else { return nil }
    // A browser that offers protocols wants to know which one was chosen.
    return LiveProtocol.isOffered(in: head) ? ["sec-websocket-protocol": LiveProtocol.name] : [:]
  }

  private static func open(
    _ channel: any Channel, _ head: HTTPRequestHead, _ house: House
  ) throws {
    guard case .live(let token, let lastSeen) = try house.rules.route(head) else { return }
    let configuration = house.configuration
    let client = house.client(of: head, over: channel)
    house.connections.note(channel, waits: false)
    try channel.syncOptions?.setOption(
      .writeBufferWaterMark,
      value: .init(low: configuration.maximumBacklog / 2, high: configuration.maximumBacklog))
    try channel.pipeline.syncOperations.addHandlers([
      FrameGate(house: house, client: client),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
        maxAccumulatedFrameSize: configuration.maximumFrameSize),
      LiveHandler(
        house: house, owner: .init(address: client, token: token), lastSeen: lastSeen,
        eventLoop: channel.eventLoop),
    ])
  }
}
