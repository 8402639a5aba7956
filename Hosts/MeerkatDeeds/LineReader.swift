/// Reads the words of a line.
struct LineReader {
  struct Refusal: Error { let reason: String }

  private enum Word: Hashable {
    case plain(String), quoted(String)

    var text: String {
      switch self {
      case .plain(let text): text
      case .quoted(let text): "\"\(text)\""
      }
    }
  }

  private var words: ArraySlice<Word>

  /// Returns nil for a line without words.
  static func deed(in line: Substring) throws(Refusal) -> Deed? {
    var reader = LineReader(words: try words(of: line)[...])
    guard case .plain(let verb)? = reader.words.popFirst() else {
      if reader.words.isEmpty, line.allSatisfy({ $0.isWhitespace }) || line.isComment { return nil }
      throw Refusal(reason: "A line begins with a verb: \(verbs.joined(separator: ", ")).")
    }
    let deed = try reader.deed(verb)
    if let rest = reader.words.first {
      throw Refusal(reason: "“\(rest.text)” is too much; the deed ends before it.")
    }
    return deed
  }

  private static let verbs = [
    "open", "tap", "type", "clear", "submit", "turn", "choose", "delete", "move", "back", "close",
    "refresh", "wait", "expect", "with",
  ]

  private mutating func deed(_ verb: String) throws(Refusal) -> Deed {
    switch verb {
    case "open": return .open(try address())
    case "tap": return .tap(try target())
    case "type":
      let text = try quoted("the text to type")
      return .type(text, into: take("into") ? try target() : nil)
    case "clear": return .clear(try target())
    case "submit": return .submit(try target())
    case "turn":
      let isOn = take("on")
      guard isOn || take("off") else {
        throw Refusal(reason: "After “turn” comes “on” or “off”, as in: turn on \"Sync\"")
      }
      return .turn(try target(), isOn: isOn)
    case "choose":
      let choice = try quoted("the choice")
      try expect("in", "choose \"Red\" in \"Colour\"")
      return .choose(choice, in: try target())
    case "delete": return .delete(try target())
    case "move":
      let row = try target()
      try expect("to", "move \"Milk\" to 2")
      return .move(row, to: try number())
    case "back": return .back
    case "close": return .close
    case "refresh": return .refresh
    case "wait":
      try expect("for", "wait for \"Done\"")
      return .wait(for: try target())
    case "expect": return .expect(try expectation())
    case "with": return .with(try look())
    default:
      let near = Self.verbs.min { $0.distance(to: verb) < $1.distance(to: verb) } ?? "tap"
      let hint =
        near.distance(to: verb) <= 2
        ? "Did you mean “\(near)”?" : "There are: \(Self.verbs.joined(separator: ", "))."
      throw Refusal(reason: "“\(verb)” is no deed. \(hint)")
    }
  }

  private mutating func look() throws(Refusal) -> Deed.Look {
    if take("light") { return .light }
    if take("dark") { return .dark }
    if take("type"), case .plain(let size)? = words.popFirst() { return .type(size) }
    if take("size"), case .plain(let size)? = words.popFirst() {
      let lengths = size.split(separator: "x").compactMap { Int($0) }.filter { 1...20_000 ~= $0 }
      if lengths.count == 2 { return .size(width: lengths[0], height: lengths[1]) }
    }
    if take("locale"), case .plain(let name)? = words.popFirst() { return .locale(name) }
    if take("clock"), case .plain(let time)? = words.popFirst(),
      time.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/#) != nil
    {
      guard case .plain(let zone)? = words.popFirst() else {
        throw Refusal(reason: "A time zone is missing, as in: with clock \(time) Europe/Berlin")
      }
      return .clock(time, zone: zone)
    }
    throw Refusal(
      reason:
        "After “with” comes light, dark, type accessibility2, locale de_DE, size 390x844, or a clock, "
        + "as in: with clock 2026-11-26T22:06:00 Europe/Berlin")
  }

  private mutating func expectation() throws(Refusal) -> Deed.Expectation {
    if take("no") { return .absent(try target()) }
    if take("title") { return .title(try quoted("the title")) }
    if take("journey") { return .journey(try address()) }
    if take("picture") { return .picture(try quoted("the name of the picture")) }
    if take("value") {
      let value = try quoted("the value")
      try expect("of", "expect value \"3\" of \"Count\"")
      return .value(value, of: try target())
    }
    return .present(try target())
  }

  private mutating func target() throws(Refusal) -> Deed.Target {
    var role: Deed.Role?
    if case .plain(let word)? = words.first {
      guard let known = Deed.Role(rawValue: word) else {
        let roles = Deed.Role.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal(
          reason: "“\(word)” is no role. A label stands between quotation marks; the roles are: "
            + "\(roles).")
      }
      role = known
      words.removeFirst()
    }
    var target = Deed.Target(try quoted("a label"), role: role)
    if take("in") {
      try expect("row", "tap \"Edit\" in row \"Ada\"")
      target.row = try quoted("the label of the row")
    }
    if take("number") { target.number = try number() }
    return target
  }

  private mutating func address() throws(Refusal) -> String {
    switch words.popFirst() {
    case .plain(let text)?, .quoted(let text)?: return text
    case nil: throw Refusal(reason: "An address is missing, as in: open /customers")
    }
  }

  private mutating func quoted(_ what: String) throws(Refusal) -> String {
    guard case .quoted(let text)? = words.first else {
      let found = words.first.map { ", not “\($0.text)”" } ?? ""
      throw Refusal(reason: "Here comes \(what), between quotation marks\(found).")
    }
    words.removeFirst()
    return text
  }

  private mutating func number() throws(Refusal) -> Int {
    guard case .plain(let text)? = words.first, let number = Int(text), number > 0 else {
      throw Refusal(reason: "Here comes a number from 1, not “\(words.first?.text ?? "")”.")
    }
    words.removeFirst()
    return number
  }

  /// Takes a word, if it is the next one.
  private mutating func take(_ word: String) -> Bool {
    guard words.first == .plain(word) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func expect(_ word: String, _ example: String) throws(Refusal) {
    guard take(word) else {
      throw Refusal(reason: "Here comes “\(word)”, as in: \(example)")
    }
  }

  private static func words(of line: Substring) throws(Refusal) -> [Word] {
    var words: [Word] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      if first == "\"" {
        words.append(.quoted(try quotation(from: &rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        words.append(.plain(String(word)))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  private static func quotation(from rest: inout Substring) throws(Refusal) -> String {
    var text = ""
    rest.removeFirst()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return text
      case "\\":
        switch rest.popFirst() {
        case "n"?: text.append("\n")
        case "t"?: text.append("\t")
        case let other?: text.append(other)
        case nil: break
        }
      default: text.append(next)
      }
    }
    throw Refusal(reason: "A quotation mark is missing at the end of “\(text)”.")
  }
}

extension Substring {
  fileprivate var isComment: Bool { first { !$0.isWhitespace } == "#" }
}

extension String {
  /// How many letters have to be written, left out or changed to get another word.
  fileprivate func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = corner + (letter == other[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = Swift.min(replaced, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
