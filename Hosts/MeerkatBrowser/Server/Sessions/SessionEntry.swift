/// A session and what the server knows about it.
@MainActor
final class SessionEntry {
  let token: SessionToken
  let session: any LiveSession

  /// Where the page was opened from.
  let address: ClientAddress
  /// The page's socket, while there is one.
  var socket: PageSocket?
  /// Whether the session was told of the socket, and sends to it.
  var isSending = false
  /// When the user was left without a socket: smaller is longer ago.
  var parkedAt = 0
  /// Drops the session if its page doesn't connect.
  var expiry: Task<Void, Never>?
  /// How many frames of the current socket were malformed.
  var malformedFrames = 0

  /// The name of the session in the store.
  private(set) lazy var key = token.key
  /// What the sessions of its address have in common in the store.
  private(set) lazy var origin = address.origin
  /// Whether the session is here.
  var stay = Stay.here
  /// Whether servers have ended in its turns.
  var trial = Trial()
  /// How often the session has changed its server.
  var generation: Int
  /// Whether a page has connected.
  var wasConnected = false
  /// Whether the log says that the session is too large to be kept.
  var isTooLarge = false

  /// Whether a session is on this server.
  enum Stay {
    case here
    /// It has ended, and may be made again.
    case ended
    /// It is another server's by now, or is given up.
    case forgotten
  }

  init(token: SessionToken, session: any LiveSession, address: ClientAddress, generation: Int) {
    self.address = address
    self.token = token
    self.session = session
    self.generation = generation
  }
}
