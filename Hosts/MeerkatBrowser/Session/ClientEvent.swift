package import MeerkatViews

/// What a page reports in one frame: an array of its number, the kind, the element and, for some kinds, a value.
///
/// ```
/// [7,"t",12]        pressed element 12
/// [8,"i",14,"Jo"]   typed: element 14 contains "Jo" now
/// [9,"h",0,2,"/a"]  the browser went to an entry of its history: two steps deep, with address /a
/// ```
package struct ClientEvent: Equatable {
  /// The number of the event, counted from 1, which identifies repetitions after a reconnect.
  package let sequence: Int
  package let kind: Kind
  /// The number of the element; 0 for events that concern the whole page.
  package let id: Int

  package enum Kind: Equatable {
    case element(ElementEvent)
    /// The page has shown how the element goes, and it has gone.
    case ended
    /// The browser's own Back and Forward: how deep the entry of its history is, and its address.
    case history(depth: Int, address: String)
    /// What the page has kept for the scene under a key.
    case sceneValue(key: String, text: String)
    /// What the app keeps in this browser under a key, as another page has written it; nil for
    /// nothing.
    case appValue(key: String, text: String?)
    /// Whether the user likes pages light or dark.
    case colorScheme(ColorScheme)
    /// Whether the user likes little to move.
    case reducedMotion(Bool)
    /// Whether the window is narrow or wide.
    case horizontalSizeClass(UserInterfaceSizeClass)
    /// Whether the window is low or high.
    case verticalSizeClass(UserInterfaceSizeClass)
    /// How large the letters are that the user has chosen in the browser, in CSS pixels.
    case letters(Int)
    /// How large the place of the element is, in points.
    case resize(width: Double, height: Double)
    /// What fingers do to the element: where they are, and what lies under them from the inside out.
    /// The time is the page's own, in seconds.
    case touch(Touch.Phase, time: Double, at: [CGPoint], on: [TouchTarget])
  }

  /// The reason why a frame is malformed.
  package struct Malformed: Error, CustomStringConvertible {
    let reason: StaticString
    package var description: String { "malformed event: \(reason)" }
  }

  /// Whether it is about the browser's history.
  var isInHistory: Bool {
    if case .history = kind { true } else { false }
  }

  /// Creates an event.
  @Memberwise
  package init(sequence: Int, kind: Kind, id: Int)

  /// Reads a frame.
  package init(_ frame: String) throws(Malformed) {
    var reader = EventReader(frame)
    sequence = try reader.integer()
    guard let name = EventKind(rawValue: try reader.string()) else {
      throw Malformed(reason: "unknown kind")
    }
    id = try reader.integer()
    kind = try Self.kind(name, &reader)
    try reader.expectEnd()
  }

  private static func kind(
    _ name: EventKind, _ reader: inout EventReader
  ) throws(Malformed) -> Kind {
    switch name {
    case .press: return .element(.tap)
    case .returnKey: return .element(.submit)
    case .close: return .element(.close)
    case .back: return .element(.back)
    case .delete: return .element(.delete)
    case .moveUp where !reader.hasMore: return .element(.move(by: -1))
    case .moveDown where !reader.hasMore: return .element(.move(by: 1))
    case .refresh: return .element(.refresh)
    case .input: return .element(.input(try reader.string()))
    case .toggle: return .element(.toggle(try reader.integer() == 1))
    case .focus: return .element(.focus(try reader.integer() == 1))
    case .hold: return .element(.press(try reader.integer() == 1))
    case .hover: return .element(.hover(try reader.integer() == 1))
    case .moveUp: return .element(.move(by: -(try reader.integer())))
    case .moveDown: return .element(.move(by: try reader.integer()))
    case .choice, .option: return .element(.select(try reader.integer()))
    case .rows:
      let first = try reader.integer()
      let count = try reader.integer()
      guard reader.hasMore else { return .element(.reveal(first: first, count: count)) }
      return .element(.reveal(first: first, count: count, near: try reader.integer()))
    case .size:
      return .resize(width: Double(try reader.integer()), height: Double(try reader.integer()))
    case .letters: return .letters(try reader.integer())
    case .ended: return .ended
    case .touch: return try touch(&reader)
    case .history: return .history(depth: try reader.integer(), address: try reader.string())
    case .sceneValue: return .sceneValue(key: try reader.string(), text: try reader.string())
    case .appValue: return .appValue(key: try reader.string(), text: try reader.string())
    case .removedAppValue: return .appValue(key: try reader.string(), text: nil)
    case .surroundings:
      switch try reader.string() {
      case "light": return .colorScheme(.light)
      case "dark": return .colorScheme(.dark)
      case "still": return .reducedMotion(true)
      case "moving": return .reducedMotion(false)
      case "narrow": return .horizontalSizeClass(.compact)
      case "wide": return .horizontalSizeClass(.regular)
      case "low": return .verticalSizeClass(.compact)
      case "high": return .verticalSizeClass(.regular)
      default: throw Malformed(reason: "a page is nothing of that kind")
      }
    }
  }
}

extension ClientEvent {
  /// What a frame reports, in a word for the log.
  static func word(for frame: String) -> String {
    let letter = frame.split(separator: "\"", maxSplits: 2).dropFirst().first
    return letter.flatMap { EventKind(rawValue: String($0)) }.map { "\($0)" } ?? "unknown"
  }

  /// Reads where fingers are: the phase, milliseconds, the places, and the elements with their
  /// frames.
  private static func touch(_ reader: inout EventReader) throws(Malformed) -> Kind {
    guard let phase = Touch.Phase(rawValue: try reader.integer()) else {
      throw Malformed(reason: "a touch has no such phase")
    }
    let time = Double(try reader.integer()) / 1000
    let places = try reader.list(upTo: 10) { (reader) throws(Malformed) in
      try reader.point()
    }
    let targets = try reader.list(upTo: 64) { (reader) throws(Malformed) in
      let id = try reader.integer()
      let origin = try reader.point()
      let corner = try reader.point()
      let size = CGSize(width: corner.x, height: corner.y)
      return TouchTarget(id: id, frame: CGRect(origin: origin, size: size))
    }
    return .touch(phase, time: time, at: places, on: targets)
  }
}

/// Reads only the few forms of JSON that events consist of.
struct EventReader {
  private let bytes: [UInt8]
  private var position = 0

  /// What stands before the next value.
  private var separator = UInt8(ascii: "[")

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func beginValue() throws(ClientEvent.Malformed) {
    try expect(separator)
    separator = UInt8(ascii: ",")
  }

  private mutating func expect(_ letter: UInt8) throws(ClientEvent.Malformed) {
    guard position < bytes.count, bytes[position] == letter else {
      throw ClientEvent.Malformed(reason: "a bracket or comma is missing")
    }
    position += 1
  }

  /// Whether another value of the same event follows.
  var hasMore: Bool { position < bytes.count && bytes[position] == UInt8(ascii: ",") }

  mutating func expectEnd() throws(ClientEvent.Malformed) {
    try expect(UInt8(ascii: "]"))
    guard position == bytes.count else {
      throw ClientEvent.Malformed(reason: "something follows the event")
    }
  }

  /// Reads a number without a sign.
  mutating func integer() throws(ClientEvent.Malformed) -> Int {
    try beginValue()
    return try digits()
  }

  /// Reads at most nine digits.
  private mutating func digits() throws(ClientEvent.Malformed) -> Int {
    var value = 0
    let start = position
    // One digit more than is allowed tells as much as all of them, which would not fit.
    while position < bytes.count, position - start < 10, let digit = bytes[position].digit {
      value = value * 10 + digit
      position += 1
    }
    guard (1...9).contains(position - start) else {
      throw ClientEvent.Malformed(reason: "a number is missing or too large")
    }
    return value
  }

  /// Reads a number that may be negative.
  private mutating func number() throws(ClientEvent.Malformed) -> Double {
    try beginValue()
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let value = Double(try digits())
    return isNegative ? -value : value
  }

  /// Reads two numbers.
  mutating func point() throws(ClientEvent.Malformed) -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  /// Reads how many things follow, and the things.
  mutating func list<Item>(
    upTo limit: Int, _ read: (inout Self) throws(ClientEvent.Malformed) -> Item
  ) throws(ClientEvent.Malformed) -> [Item] {
    let count = try integer()
    guard count <= limit else { throw ClientEvent.Malformed(reason: "a list is too long") }
    var items: [Item] = []
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  /// Reads a string with its escapes.
  mutating func string() throws(ClientEvent.Malformed) -> String {
    try beginValue()
    try expect(UInt8(ascii: "\""))
    var result: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &result)
      case ..<0x20: throw ClientEvent.Malformed(reason: "a control character in a string")
      default: result.append(byte)
      }
    }
    throw ClientEvent.Malformed(reason: "a string does not end")
  }

  private mutating func appendEscape(to result: inout [UInt8]) throws(ClientEvent.Malformed) {
    guard position < bytes.count else {
      throw ClientEvent.Malformed(reason: "a string does not end")
    }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(letter)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0c)
    case UInt8(ascii: "n"): result.append(0x0a)
    case UInt8(ascii: "r"): result.append(0x0d)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      while bytes[position...].starts(with: #"\u"#.utf8) {
        position += 2
        units.append(try codeUnit())
      }
      // Half a pair becomes U+FFFD.
      result += String(decoding: units, as: UTF16.self).utf8
    default: throw ClientEvent.Malformed(reason: "unknown escape in a string")
    }
  }

  private mutating func codeUnit() throws(ClientEvent.Malformed) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = bytes[position].hexDigit else {
        throw ClientEvent.Malformed(reason: "a string contains an invalid Unicode escape")
      }
      code = code << 4 | digit
      position += 1
    }
    return code
  }
}

extension UInt8 {
  fileprivate var digit: Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? Int(self - UInt8(ascii: "0")) : nil
  }

  fileprivate var hexDigit: UInt16? {
    Character(Unicode.Scalar(self)).hexDigitValue.map(UInt16.init)
  }
}
