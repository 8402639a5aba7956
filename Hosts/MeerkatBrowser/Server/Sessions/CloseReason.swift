/// The reason why the server closes a page's socket, as sent to the client in the close frame.
enum CloseReason: UInt16, Sendable {
  /// The server ends. Try again: it may come back.
  case goingAway = 1001
  /// The session can't be had now. Try again.
  case unavailable = 1013
  /// What came is not the WebSocket protocol.
  case protocolError = 1002
  /// A frame was not text.
  case notText = 1003
  /// A text was not UTF-8.
  case notUTF8 = 1007
  /// A frame was too big.
  case tooBig = 1009
  /// There is no such session. Reload the page.
  case unknownSession = 4404
  /// Another page has taken the session over. Stay silent.
  case takenOver = 4409
  /// Too many frames were malformed. Reload the page.
  case tooMalformed = 4400
  /// The session showed more than one may, and has ended. Say so.
  case tooLarge = 4413
  /// Too many frames came at once. Try again later.
  case tooFast = 4429
  /// The session has ended several servers. Begin anew, and give nothing back.
  case givenUp = 4410
  /// There is no room for the session now. Say so, and try again later.
  case noRoom = 4503

  /// What the log says.
  var sentence: String {
    switch self {
    case .goingAway: "the server ends"
    case .unavailable: "the session can't be had now"
    case .protocolError: "not the WebSocket protocol"
    case .notText: "a frame is not text"
    case .notUTF8: "a text is not UTF-8"
    case .tooBig: "a frame is too big"
    case .unknownSession: "no such session"
    case .takenOver: "another page took the session over"
    case .tooMalformed: "too many malformed frames"
    case .tooLarge: "the session is too large"
    case .tooFast: "too many frames at once"
    case .givenUp: "servers have ended while they were busy with its session"
    case .noRoom: "there is no room for its session"
    }
  }

  /// Whether the user did something that is worth a line in the log.
  var isRefusal: Bool { self != .goingAway && self != .takenOver }

  /// Why a session can't be had.
  init(_ error: any Error) {
    switch error {
    case let refusal as Refusal: self = refusal == .ending ? .goingAway : .noRoom
    case is SessionTable.GivenUp: self = .givenUp
    default: self = .unavailable
    }
  }
}
