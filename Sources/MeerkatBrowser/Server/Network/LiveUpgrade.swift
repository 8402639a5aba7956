import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Turns a request for `/~/live` that the rules let in into the page's socket.
enum LiveUpgrade {
  static func upgrader(for house: House) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: house.configuration.maximumFrameSize,
      automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        // What is declined here goes on to the request handler, which says why.
        channel.eventLoop.makeSucceededFuture(isLive(head, house) ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try open(channel, head, house) }
      })
  }

  private static func isLive(_ head: HTTPRequestHead, _ house: House) -> Bool {
    guard case .live? = try? house.rules.route(head) else { return false }
    return true
  }

  private static func open(
    _ channel: any Channel, _ head: HTTPRequestHead, _ house: House
  ) throws {
    guard case .live(let token, let lastSeen) = try house.rules.route(head) else { return }
    let configuration = house.configuration
    try channel.syncOptions?.setOption(
      .writeBufferWaterMark,
      value: .init(low: configuration.maximumBacklog / 2, high: configuration.maximumBacklog))
    try channel.pipeline.syncOperations.addHandlers([
      FrameGate(configuration: configuration),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64,
        maxAccumulatedFrameSize: configuration.maximumFrameSize),
      LiveHandler(house: house, token: token, lastSeen: lastSeen, eventLoop: channel.eventLoop),
    ])
  }
}
