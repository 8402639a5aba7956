/// The rule for names: what the user did, not where to go.
struct ActionName {
  private let words: [String]
  private let hasParameters: Bool

  /// Verbs that give an order to the parent.
  private static let orders: Set<String> = [
    "open", "show", "navigate", "present", "push", "go", "goto", "dismiss", "pop", "close", "route",
    "redirect",
  ]

  init(_ name: String, hasParameters: Bool) {
    words = ActionName.words(name)
    self.hasParameters = hasParameters
  }

  /// A name that says what the user did; nil for one that does so already.
  var better: String? {
    guard let verb = words.first, ActionName.orders.contains(verb.lowercased()) else { return nil }
    var rest = Array(words.dropFirst())
    if rest.first == "To" { rest.removeFirst() }
    let object = rest.joined()
    if object.isEmpty || ["Back", "Self", "Screen"].contains(object) { return bare(verb, object) }
    return (hasParameters ? "didSelect" : "didPress") + object
  }

  /// The name for an order without an object.
  private func bare(_ verb: String, _ object: String) -> String {
    if hasParameters, object.isEmpty { return "didSelect" }
    switch verb.lowercased() {
    case "dismiss", "close": return "didPressClose"
    case "pop", "go", "goto", "navigate": return "didPressBack"
    default: return "didPress" + verb.prefix(1).uppercased() + verb.dropFirst()
    }
  }

  /// The words of a name: `openURLBar` is open, URL, Bar.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let startsWord = letter.isUppercase && (isAfterSmall || next?.isLowercase == true)
      if words.isEmpty || startsWord { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}
