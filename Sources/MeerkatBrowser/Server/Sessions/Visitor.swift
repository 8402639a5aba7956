/// A session with what the server knows about it.
@MainActor
final class Visitor {
  let token: SessionToken
  let session: any LiveSession

  /// Where the page was opened from.
  let address: ClientAddress
  /// The page's socket, while there is one.
  var link: Link?
  /// Whether the session was told of the socket, and sends to it.
  var isSending = false
  /// When the visitor was left without a socket: smaller is longer ago.
  var parkedAt = 0
  /// What drops the session when nobody comes.
  var expiry: Task<Void, Never>?
  /// How many frames of the current socket were malformed.
  var malformedFrames = 0

  init(token: SessionToken, session: any LiveSession, address: ClientAddress) {
    self.address = address
    self.token = token
    self.session = session
  }
}
