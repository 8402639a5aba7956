import NIOHTTP1

/// The protocol that a page offers in its handshake, with its token beside it.
///
/// Proxies write addresses into their logs, but not this field; and nothing else can be sent along
/// with a handshake by a script.
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
