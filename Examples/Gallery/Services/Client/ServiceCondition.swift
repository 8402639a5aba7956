/// How the backend is to be for a user, who can choose it on the home screen.
package enum ServiceCondition: String, CaseIterable, Hashable, Sendable, Identifiable {
  case normal, slow, down, malformed, cutOff, refused

  package var id: Self { self }

  /// The condition in a menu, behind “Backend:”.
  package var name: String {
    switch self {
    case .normal: "working"
    case .slow: "slow"
    case .down: "down"
    case .malformed: "malformed answers"
    case .cutOff: "cut off"
    case .refused: "not reachable"
    }
  }

  /// What the server is asked to do wrong.
  ///
  /// A server that refuses is not asked: the request goes where nobody listens.
  var misbehaviour: LocalServer.Misbehaviour? {
    switch self {
    case .normal, .refused: nil
    case .slow: .slow(5)
    case .down: .status(500, message: "The server is being repaired.")
    case .malformed: .malformed
    case .cutOff: .cutOff
    }
  }
}
