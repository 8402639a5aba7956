/// The words of a name, in small letters: `openURLBar` is open, url, bar.
struct Words {
  let all: [String]

  /// The words as they are written.
  private let written: [String]

  init(_ name: String) {
    var words: [String] = []
    let letters = Array(name.unicodeScalars)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter else {
        words.append("")
        continue
      }
      let isAfterSmall = index > 0 && !letters[index - 1].isUpper
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLower
      if words.isEmpty || letter.isUpper && (isAfterSmall || isBeforeSmall) { words.append("") }
      words[words.count - 1].unicodeScalars.append(letter)
    }
    self.init(written: words.filter { !$0.isEmpty })
  }

  /// Whether one of the words is in a set.
  func has(_ words: Set<String>) -> Bool { !words.isDisjoint(with: all) }
}

extension Words {
  /// Verbs that give an order to the parent, as `@Actions` knows them.
  private static let orders: Set<String> = [
    "open", "show", "navigate", "present", "push", "go", "goto", "dismiss", "pop", "close", "route",
    "redirect",
  ]

  /// Orders that are about navigation in any object.
  private static let journeys: Set<String> = ["navigate", "goto", "redirect"]
  private static let places: Set<String> = [
    "to", "back", "home", "root", "next", "previous", "screen", "view", "page", "tab",
  ]

  /// Endings of a name that tells what has happened.
  private static let facts: Set<String> = [
    "appeared", "calculated", "change", "changed", "changes", "clicked", "completed", "completion",
    "end", "ended", "error", "finish", "finished", "press", "pressed", "received", "requested",
    "response", "selected", "selection", "start", "started", "tap", "tapped", "update", "updated",
  ]

  /// What a player or a calendar goes to, and stays on its screen.
  private static let moments: Set<String> = [
    "chapter", "date", "day", "frame", "line", "month", "song", "time", "today", "track", "week",
    "year",
  ]

  /// What the words of things that navigate have in common.
  private static let navigators: Set<String> = [
    "router", "coordinator", "navigator", "navigation", "routing", "nav",
  ]

  /// Whether a name orders, as in `openSettings`, but not `openSettingsTapped`.
  var isOrder: Bool {
    guard let first = all.first, let last = all.last, !Words.facts.contains(last) else {
      return false
    }
    if first == "push", all.dropFirst().first?.hasPrefix("notification") == true { return false }
    return Words.orders.contains(first)
  }

  /// Whether a name orders behind an `on`, as in `onGoNext`, but not in `onClose`.
  var isHiddenOrder: Bool {
    guard all.first == "on", all.count > 2 else { return false }
    let rest = Words(written: Array(written.dropFirst()))
    return rest.isOrder && !["dismiss", "close", "pop"].contains(all[1])
  }

  /// Whether a name orders to go elsewhere, as in `navigateToSettings` or `goBack`.
  var isJourney: Bool {
    guard isOrder, let first = all.first else { return isHiddenOrder && all[1] != "show" }
    if Words.journeys.contains(first) { return true }
    return ["go", "pop", "push", "route"].contains(first) && all.count > 1
      && Words.places.contains(all[1]) && !has(Words.moments)
  }

  /// Whether a name is one of a thing that navigates.
  var isNavigator: Bool { has(Words.navigators) }

  /// Words for where the user is.
  private static let whereabouts: Set<String> = [
    "destination", "page", "route", "screen", "step", "tab",
  ]

  /// Words for whether something is shown.
  private static let flags: Set<String> = [
    "active", "modal", "open", "popup", "present", "presented", "presenting", "screen", "sheet",
    "show", "showing", "shown", "shows", "visible",
  ]

  /// Whether a name says where the user is, as in `selectedTab`.
  var isPlace: Bool { has(Words.whereabouts) }

  /// Whether a name says that something is shown, as in `isPresented`.
  var isFlag: Bool { has(Words.flags) }

  /// The name for an action that says what the user did: `didPressSettings` for `openSettings`.
  var fact: String {
    let rest = written.drop { $0.lowercased() == "on" }.dropFirst().drop { $0 == "To" }
    let object = rest.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if !object.isEmpty, object != "Back" { return "didPress" + object }
    let verb = all.first ?? ""
    if ["close", "dismiss"].contains(verb) { return "didPressClose" }
    return ["go", "goto", "navigate", "pop"].contains(verb) ? "didPressBack" : "didSelect"
  }

  private init(written: [String]) {
    self.written = written
    all = written.map { $0.lowercased() }
  }
}

extension Unicode.Scalar {
  // Names are ASCII, but for a few: asking for the properties of each letter takes long.
  fileprivate var isUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
  fileprivate var isLetter: Bool { isUpper || isLower || !isASCII && properties.isAlphabetic }
}
