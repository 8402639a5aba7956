import Foundation

/// The proof that a page belongs to a session: 192 random bits as 32 characters of base64url.
///
/// Its description hides it, so that it doesn't get into a log by mistake.
struct SessionToken: Hashable, Sendable, CustomStringConvertible {
  /// The letters, for the page alone.
  let text: String

  var description: String { "(token)" }

  private static let length = 32
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  /// What names the session in a store, and opens nothing.
  var key: String { SHA256.hexadecimal(of: text) }

  /// Creates an unguessable token.
  static func random() -> SessionToken {
    // Not by Swift's generator, whose numbers are the same in each run that is recorded.
    var bytes = [UInt8](repeating: 0, count: length)
    precondition(getentropy(&bytes, length) == 0, "The system has no random numbers.")
    return SessionToken(letters: String(bytes.map { alphabet[Int($0 & 63)] }))
  }

  /// Reads a token; nil when the text cannot be one.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, text.allSatisfy(Self.alphabet.contains) else {
      return nil
    }
    self.text = text
  }

  private init(letters: String) { text = letters }
}
