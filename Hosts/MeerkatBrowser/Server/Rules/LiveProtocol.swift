import NIOHTTP1

/// The subprotocol that a page offers in its handshake, together with its token.
///
/// Proxies log addresses, but not this field, and it is the only one that a script can send along
/// with a handshake.
enum LiveProtocol {
  /// The name by which the server takes it.
  static let name = "meerkat"

  private static let tokenPrefix = "meerkat-token."

  /// Whether the page speaks the protocol.
  static func isOffered(in head: HTTPRequestHead) -> Bool { offers(in: head).contains(name) }

  /// The token that a page proves itself with.
  static func token(in head: HTTPRequestHead) -> SessionToken? {
    offers(in: head).first { $0.hasPrefix(tokenPrefix) }
      .flatMap { SessionToken(String($0.dropFirst(tokenPrefix.count))) }
  }

  private static func offers(in head: HTTPRequestHead) -> [String] {
    head.headers[canonicalForm: "sec-websocket-protocol"].map(String.init)
  }
}
