/// What a password looks like, as far as that can be known without the device.
enum PasswordRule {
  private static let leastCharacters = 8

  /// Why a text can't be the password; nil where it can.
  static func objection(to text: String) -> String? {
    if text.isEmpty { return "Type the password first." }
    if text.count < leastCharacters {
      return "A password has at least \(leastCharacters) characters."
    }
    return nil
  }
}
