/// A user's running app, as the server sees it.
///
/// The server makes a session for a page, tells it when the page's socket comes and goes, and ends
/// it if the page doesn't come back. It doesn't know the content of frames.
@MainActor
package protocol LiveSession: AnyObject {
  /// The whole page as HTML, with `token` in it for the client to connect with.
  ///
  /// A page `isResumed` when it takes up a session that was there before, as after a reload.
  func document(token: String, isResumed: Bool) -> String

  /// The address of what is shown, for operators.
  var shownAddress: String { get }

  /// Whether the page asked for something that is not there.
  var isNotFound: Bool { get }

  /// Whether the session shows what a page asks for, so that a page that is loaded again finds it.
  func isShown(at request: LiveRequest) -> Bool

  /// Takes the page's socket: `send` carries one text frame to it.
  ///
  /// Called again after a reconnect; then the session sends what the page needs to be in step.
  /// `lastSeen` is the number that the page gave as the last it has seen, 0 at first.
  func connect(send: @escaping @Sendable (String) -> Void, lastSeen: Int)

  /// Whether a page that gives this number as the last it has seen shows what this session has sent.
  ///
  /// If not, the page has been with another server in the meantime.
  func hasSent(_ lastSeen: Int) -> Bool

  /// Takes one text frame from the page.
  ///
  /// - Throws: When the frame is malformed. The server logs and counts it.
  func receive(_ frame: String) throws

  /// Parks the session: its socket is gone, and its page may come back.
  func disconnect()

  /// How many elements the session shows, or keeps to show them.
  var elementCount: Int { get }

  /// What the session would need to go on in another server; nil for one that can't.
  var kept: KeptSession? { get }

  /// Is called when the session has changed by itself, so that ``kept`` is another one.
  var onChange: (() -> Void)? { get set }

  /// Drops the session: it releases everything, and is not called again.
  func end()
}

extension LiveSession {
  package var shownAddress: String { "/" }
  package var isNotFound: Bool { false }
  package var elementCount: Int { 0 }
  package var kept: KeptSession? { nil }
  package var onChange: (() -> Void)? {
    get { nil }
    set {}
  }
}
