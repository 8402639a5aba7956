/// Why a service has no answer.
package enum ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody listens there.
  case refused
  case timedOut(after: Duration)
  /// The server answered with a failure, and said why.
  case status(Int, message: String)
  /// The answer is not what was asked for.
  case malformed(String)
  /// The connection ended in the middle of the answer.
  case cutOff
  /// Whoever asked no longer wants to know.
  case cancelled
  /// Anything else that went wrong on the way.
  case failed(String)

  /// What happened, and what to do, in plain sentences.
  package var description: String {
    switch self {
    case .refused: "The server can’t be reached. Check the connection, and try again."
    case .timedOut(let time):
      "The server did not answer within \(time.components.seconds) seconds. Try again later."
    case .status(_, let message) where !message.isEmpty: message
    case .status(let code, _): "The server answered with error \(code). Try again later."
    case .malformed(let what): "The server’s answer can’t be read: \(what)"
    case .cutOff: "The connection was cut off in the middle of the answer. Try again."
    case .cancelled: "The request was cancelled."
    case .failed(let reason): "The request failed: \(reason)"
    }
  }
}
