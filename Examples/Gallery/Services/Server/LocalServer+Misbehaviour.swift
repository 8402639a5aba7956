extension LocalServer {
  /// What the server is asked to do wrong with one request.
  ///
  /// It stands in a header of the request, so that what one user has chosen concerns nobody else.
  package enum Misbehaviour: Equatable, Sendable {
    /// Answers after so many seconds.
    case slow(Int)
    /// Answers with a failure.
    case status(Int, message: String)
    /// Answers with what is no JSON.
    case malformed
    /// Closes the connection in the middle of the answer.
    case cutOff

    static let headerName = "gallery-misbehaviour"

    /// The value of the header.
    package var header: String {
      switch self {
      case .slow(let seconds): "slow \(seconds)"
      case .status(let code, let message): "status \(code) \(message)"
      case .malformed: "malformed"
      case .cutOff: "cut-off"
      }
    }

    /// Reads the value of the header; what means nothing is no misbehaviour.
    package init?(header: String) {
      let words = header.split(separator: " ", maxSplits: 2).map(String.init)
      switch (words.first, words.dropFirst().first.flatMap { Int($0) }) {
      case ("slow", let seconds?) where (0...Self.longestDelay).contains(seconds):
        self = .slow(seconds)
      case ("status", let code?) where (400...599).contains(code):
        self = .status(code, message: words.count > 2 ? words[2] : "")
      case ("malformed", nil): self = .malformed
      case ("cut-off", nil): self = .cutOff
      default: return nil
      }
    }

    /// The most seconds that a request may take.
    private static let longestDelay = 60
  }
}
