/// Writes HTML into a UTF-8 buffer: the only way in which anything gets into a page.
///
/// Names are literals from our source, and all other text is escaped, so that nothing an app shows
/// can become markup. The output contains no `"`, no `\` and no control characters either, so it
/// can be part of a JSON string unchanged.
///
/// ```swift
/// writer.open("span", id: 7)
/// writer.className("headline")
/// writer.endTag()
/// writer.text("Tom & Jerry")
/// writer.close("span")  // <span id=e7 class='headline'>Tom &amp; Jerry</span>
/// ```
package struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// The output so far.
  package var html: HTML { HTML(bytes: bytes) }

  /// The attribute whose parts are being written.
  private var list = List.none

  private enum List {
    case none, className, style
  }

  /// Creates a writer with capacity for a number of bytes.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Begins a tag.
  package mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
  }

  /// Begins the tag of an element, or of a part of it.
  package mutating func open(_ name: StaticString, _ part: DOMPart = .element, id: Int) {
    open(name)
    append(" id=")
    append(part, id)
  }

  /// Begins the tag of a button, which sends no form.
  mutating func openButton(
    _ part: DOMPart = .element, id: Int? = nil, class name: StaticString? = nil
  ) {
    if let id { open("button", part, id: id) } else { open("button") }
    attribute("type", word: "button")
    if let name { className(name) }
  }

  /// Ends the current tag.
  package mutating func endTag() {
    endList()
    bytes.append(UInt8(ascii: ">"))
  }

  /// Closes an element.
  package mutating func close(_ name: StaticString) {
    append("</")
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes text.
  package mutating func text(_ text: String) { appendEscaped(text) }

  /// Writes an attribute without a value.
  package mutating func attribute(_ name: StaticString) {
    endList()
    bytes.append(UInt8(ascii: " "))
    append(name)
  }

  /// Writes an attribute with a literal value: letters, digits and hyphens only.
  package mutating func attribute(_ name: StaticString, word: StaticString) {
    attribute(name)
    bytes.append(UInt8(ascii: "="))
    append(word)
  }

  /// Writes what the page reports when a button is pressed: an event of an element, with a value.
  mutating func reports(_ kind: EventKind, of id: Int, value: Int? = nil) {
    attribute("data-event")
    append("=")
    bytes.append(contentsOf: kind.rawValue.utf8)
    attribute("data-id", number: id)
    if let value { attribute("data-value", number: value) }
  }

  /// Writes an attribute whose value is the id of a part of an element.
  package mutating func attribute(_ name: StaticString, _ part: DOMPart, id: Int) {
    attribute(name)
    bytes.append(UInt8(ascii: "="))
    append(part, id)
  }

  /// Writes an attribute with a numeric value.
  package mutating func attribute(_ name: StaticString, number: Double) {
    attribute(name)
    bytes.append(UInt8(ascii: "="))
    append(number)
  }

  /// The same with a whole number, however large.
  mutating func attribute(_ name: StaticString, number: Int) {
    attribute(name)
    append("=")
    appendInteger(number)
  }

  /// Writes an attribute with any text as its value.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name)
    append("='")
    appendEscaped(value)
    bytes.append(UInt8(ascii: "'"))
  }

  /// Adds a class.
  ///
  /// Add all classes of a tag one after the other.
  package mutating func className(_ name: StaticString) {
    append(list == .className ? " " : begin(.className, " class='"))
    append(name)
  }

  /// Begins a declaration of the `style` attribute.
  ///
  /// All declarations of a tag are written one after the other.
  mutating func beginDeclaration(_ property: StaticString) {
    append(list == .style ? ";" : begin(.style, " style='"))
    append(property)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Appends the output of another writer.
  package mutating func append(_ html: HTML) { bytes.append(contentsOf: html.bytes) }

  /// Writes the markup of a symbol from our own tables.
  ///
  /// Replaces `"` with `'`.
  package mutating func symbol(_ markup: String) {
    for byte in markup.utf8 {
      bytes.append(byte == UInt8(ascii: "\"") ? UInt8(ascii: "'") : byte)
    }
  }

  private mutating func begin(_ new: List, _ start: StaticString) -> StaticString {
    endList()
    list = new
    return start
  }

  private mutating func endList() {
    guard list != .none else { return }
    bytes.append(UInt8(ascii: "'"))
    list = .none
  }
}

/// Markup from an ``HTMLWriter``, the only type that can create it.
package struct HTML: Hashable, Sendable {
  /// The markup in UTF-8, without `"`, `\` and control characters.
  package let bytes: [UInt8]

  fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

  /// The markup as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The owner of an id in the page: an element itself or one of its parts.
package enum DOMPart: UInt8, Sendable {
  /// The element itself.
  case element = 0x65
  /// What holds the element's children, where that is not the element itself.
  case children = 0x63
  /// The heading or bar of the element.
  case header = 0x68
  /// What stands below the element's children.
  case footer = 0x66
  /// The item of a list in which the element stands.
  case row = 0x72
  /// The control of an element that consists of a control and a label.
  case input = 0x69
  /// The message of a question.
  case message = 0x6d
  /// The title of a screen.
  case title = 0x74
  /// The button that goes back, or chooses a page.
  case button = 0x62

  /// The id of the part of an element.
  func id(_ element: Int) -> String { "\(Unicode.Scalar(rawValue))\(element)" }
}

/// An element in the page, or a part of one.
struct DOMNode: Hashable {
  let element: Int
  let part: DOMPart

  init(_ element: Int, _ part: DOMPart) { (self.element, self.part) = (element, part) }
}

extension [UInt8] {
  /// Writes a literal of our source.
  mutating func append(_ literal: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}

extension HTMLWriter {
  mutating func append(_ literal: StaticString) { bytes.append(literal) }

  mutating func appendInteger(_ number: Int) { bytes.append(integer: number) }

  mutating func append(_ part: DOMPart, _ id: Int) {
    bytes.append(part.rawValue)
    bytes.append(integer: id)
  }

  private mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { letters in
      var start = 0
      for (index, letter) in letters.enumerated() where letter.needsEscape {
        bytes.append(contentsOf: letters[start..<index])
        append(letter.htmlEscape)
        start = index + 1
      }
      bytes.append(contentsOf: letters[start...])
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    if self > UInt8(ascii: "\\") { return false }
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return true
    default: return self < 0x20
    }
  }

  /// The character reference of a byte.
  ///
  /// Control characters but white space have no place in HTML.
  fileprivate var htmlEscape: StaticString {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&#34;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\\"): "&#92;"
    case 0x09: "&#9;"
    case 0x0a: "&#10;"
    case 0x0d: "&#13;"
    default: "\u{FFFD}"
    }
  }
}

extension [UInt8] {
  /// Appends the digits of an integer.
  mutating func append(integer: Int) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    var unit: UInt = 1
    while integer.magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(integer.magnitude / unit % 10))
      unit /= 10
    }
  }
}
