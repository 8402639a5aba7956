import Foundation

/// Writes SVG, one element per line.
struct SVGWriter {
  private(set) var lines: [String] = []
  private var depth = 1
  private var definitions: [(id: String, text: String)] = []
  private var ids: Set<String> = []

  /// The attributes of an element, in order.
  struct Attributes {
    fileprivate var text = ""

    init(class name: String? = nil) {
      if let name { add("class", name) }
    }

    /// Adds an attribute.
    mutating func add(_ name: StaticString, _ value: String) {
      text += " \(name)=\"\(value.escaped)\""
    }

    mutating func add(_ name: StaticString, _ value: CGFloat) {
      text += " \(name)=\"\(value.svg)\""
    }

    /// Adds the edges of a rectangle.
    mutating func add(_ frame: CGRect) {
      add("x", frame.minX)
      add("y", frame.minY)
      add("width", frame.width)
      add("height", frame.height)
    }

    /// Adds what fills or strokes the element.
    mutating func add(_ name: StaticString, _ ink: SVGInk) {
      add(name, ink.value)
      if ink.opacity < 1 { text += " \(name)-opacity=\"\(CGFloat(ink.opacity).svg)\"" }
    }
  }

  /// Writes an element in a line of its own.
  mutating func write(_ name: String, _ attributes: Attributes, content: String? = nil) {
    let end = content.map { ">\($0)</\(name)>" } ?? "/>"
    lines.append(String(repeating: " ", count: depth) + "<\(name)\(attributes.text)\(end)")
  }

  /// Writes a line that is there already.
  mutating func write(line: String) { lines.append(String(repeating: " ", count: depth) + line) }

  /// Begins an element around others.
  mutating func open(_ attributes: Attributes) {
    lines.append(String(repeating: " ", count: depth) + "<g\(attributes.text)>")
    depth += 1
  }

  /// Ends an element around others; one without any is left out.
  mutating func close() {
    depth -= 1
    if let last = lines.last, last.drop(while: { $0 == " " }).hasPrefix("<g"),
      !last.hasSuffix("/>"),
      last.prefix(while: { $0 == " " }).count == depth
    {
      lines.removeLast()
    } else {
      lines.append(String(repeating: " ", count: depth) + "</g>")
    }
  }

  /// Adds something that others refer to, and gives its name, which follows from its content.
  mutating func define(_ make: (_ id: String) -> String) -> String {
    let id = "d" + make("").stableName
    if ids.insert(id).inserted { definitions.append((id, make(id))) }
    return id
  }

  /// Returns the whole picture.
  func document(size: CGSize, attributes: Attributes) -> String {
    var all = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width.svg)\""
        + " height=\"\(size.height.svg)\" viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\""
        + "\(attributes.text)>"
    ]
    if !definitions.isEmpty {
      all.append(" <defs>")
      all += definitions.map { "  " + $0.text }
      all.append(" </defs>")
    }
    return (all + lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}

/// A fill: a colour or a reference, and its opacity.
struct SVGInk: Hashable {
  var value: String
  var opacity = 1.0
}

extension CGFloat {
  /// The number with at most two decimals.
  var svg: String {
    guard isFinite else { return "0" }
    let hundredths = Int((Swift.max(-1e9, Swift.min(1e9, self)) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  /// The text as XML has it.
  var escaped: String {
    guard contains(where: { "&<>\"\n\r".contains($0) || $0.isControl }) else { return self }
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case _ where character.isControl || character.isNewline: text += " "
      default: text.append(character)
      }
    }
    return text
  }

  /// A short name that is always the same for the same text.
  fileprivate var stableName: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash >> 24, radix: 36)
  }
}

extension Character {
  /// Whether XML has no place for the character.
  fileprivate var isControl: Bool { unicodeScalars.first.map { $0.value < 32 } ?? false }
}

extension SVGWriter.Attributes {
  /// Returns the inside of an empty tag.
  func element(_ name: String) -> String { name + text }

  /// Returns an element with the attributes.
  func wrapped(_ name: String, _ content: String) -> String {
    "<\(name)\(text)>\(content)</\(name)>"
  }
}
