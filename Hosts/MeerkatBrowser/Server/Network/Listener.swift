import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The open port and the connections to it.
struct Listener {
  /// Where browsers reach it.
  let address: LiveServer.Address

  private let channel: any Channel
  private let connections: Connections

  init(serving server: ServerContext) async throws(LiveServer.Error) {
    let (host, port) = (server.configuration.host, server.configuration.port)
    connections = server.connections
    do {
      channel = try await Self.bootstrap(serving: server).bind(host: host, port: port).get()
      address = .init(host: host, port: channel.localAddress?.port ?? port)
    } catch {
      throw .init(error, host: host, port: port)
    }
  }

  /// Closes the port; connections stay.
  func close() async {
    // Closing fails only when the port is closed already.
    try? await channel.close().get()
  }

  /// Closes the port and all connections.
  func stop() async {
    await close()
    await connections.endAll()
  }

  private static func bootstrap(serving server: ServerContext) -> ServerBootstrap {
    // Of a program that is built anew, the next one listens before the last one ends.
    let isShared: SocketOptionValue = server.configuration.notes == nil ? 0 : 1
    return ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.init(rawValue: SO_REUSEPORT)), value: isShared)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // A patch must not wait for the acknowledgement of the one before.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // A client that has sent all it has to send still reads the answer.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        server.connections.add(channel)
        return channel.eventLoop.makeCompletedFuture { try configure(channel, serving: server) }
      }
  }

  private static func configure(_ channel: any Channel, serving server: ServerContext) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = server.configuration.maximumHeadSize
    limits.maxHeaderListSize = server.configuration.maximumHeadSize
    limits.maxHeaderFieldCount = 100
    // Every response says its own length, and the answer to HEAD has no body to frame.
    var framing = HTTPResponseEncoder.Configuration()
    framing.automaticallySetFramingHeaders = false
    let requests = RequestHandler(server: server, eventLoop: channel.eventLoop)
    let bound = NIOLoopBound(requests, eventLoop: channel.eventLoop)
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withPipeliningAssistance: true,
      withServerUpgrade: (
        upgraders: [LiveUpgrade.upgrader(for: server)],
        completionHandler: { context in
          context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
        }
      ),
      // What the parser refuses is answered as everything else.
      withErrorHandling: false,
      withEncoderConfiguration: framing,
      withDecoderLimitConfiguration: limits)
    try channel.pipeline.syncOperations.addHandler(requests)
  }
}

extension LiveServer.Error {
  /// Puts what the system said into words.
  init(_ error: any Swift.Error, host: String, port: Int) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portTaken(port, host: host)
    case EACCES: self = .portForbidden(port, host: host)
    default: self = .cannotListen(host: host, port: port, reason: "\(error)".oneLine)
    }
  }
}
