import NIOCore
import NIOHTTP1
import NIOPosix

/// The open port and the thread that serves it.
struct Listener {
  /// Where browsers reach it.
  let address: LiveServer.Address

  // One thread is enough: it only moves bytes, while the views run on the main actor.
  private let group: MultiThreadedEventLoopGroup

  init(serving house: House) async throws(LiveServer.Error) {
    let (host, port) = (house.configuration.host, house.configuration.port)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let channel = try await Self.bootstrap(on: group, serving: house)
        .bind(host: host, port: port).get()
      self.group = group
      address = .init(host: host, port: channel.localAddress?.port ?? port)
    } catch {
      try? await group.shutdownGracefully()
      throw .init(error, host: host, port: port)
    }
  }

  /// Closes the port and all connections.
  func stop() async {
    // It fails only when it was called before.
    try? await group.shutdownGracefully()
  }

  private static func bootstrap(
    on group: MultiThreadedEventLoopGroup, serving house: House
  ) -> ServerBootstrap {
    ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // A patch must not wait for the acknowledgement of the one before.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try configure(channel, serving: house) }
      }
  }

  private static func configure(_ channel: any Channel, serving house: House) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = house.configuration.maximumHeadSize
    limits.maxHeaderListSize = house.configuration.maximumHeadSize
    limits.maxHeaderFieldCount = 100
    let requests = RequestHandler(house: house)
    let bound = NIOLoopBound(requests, eventLoop: channel.eventLoop)
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [LiveUpgrade.upgrader(for: house)],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
      ),
      withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandler(requests)
  }
}

extension LiveServer.Error {
  /// Puts what the system said into words.
  fileprivate init(_ error: any Swift.Error, host: String, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portTaken(port, host: host)
    case EACCES: self = .portForbidden(port, host: host)
    default: self = .cannotListen(host: host, port: port, reason: "\(error)".oneLine)
    }
  }
}
