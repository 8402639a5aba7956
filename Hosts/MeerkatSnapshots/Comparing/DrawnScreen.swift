import MeerkatPictures

/// A picture, as the elements that it consists of.
package struct DrawnScreen {
  /// One element: a line of the picture.
  struct Item: Hashable {
    let tag: String
    /// The names of the view and the part of it.
    let name: String
    /// The words in it, or those by which a user knows it.
    let label: String
    /// Lengths in points.
    let lengths: [String: Double]
    let attributes: [String: String]

    /// The item as a user would call it.
    var words: String {
      let view = label.isEmpty ? name : String(name.prefix { $0 != " " })
      return label.isEmpty ? (view.isEmpty ? tag : view) : "\(view) “\(label.abbreviated)”"
    }
  }

  let items: [Item]

  /// Reads a picture; nil if the text isn't one.
  package init?(_ svg: String) {
    let lines = svg.split(separator: "\n")
    guard lines.first?.hasPrefix("<svg ") == true, lines.last == "</svg>" else { return nil }
    var items: [Item] = []
    var definitions = Definitions()
    var isDefinition = false
    for line in lines.dropLast() {
      let line = line.drop { $0 == " " }
      if line == "<defs>" || line == "</defs>" { isDefinition = line == "<defs>" }
      if line.hasPrefix("</") || line == "<defs>" { continue }
      guard let item = Item(line, definitions) else { return nil }
      if isDefinition { definitions.add(line) } else { items.append(item) }
    }
    self.items = items
  }
}

extension DrawnScreen {
  /// The clips, masks, gradients and filters that elements refer to.
  ///
  /// They are compared where they are used: their names follow from what is in them.
  fileprivate struct Definitions {
    private var contents: [Substring: String] = [:]

    mutating func add(_ line: Substring) {
      guard let id = line.firstRange(of: " id=\"") else { return }
      let name = line[id.upperBound...].prefix { $0 != "\"" }
      let rest = line[id.upperBound...].dropFirst(name.count + 1)
      contents[name] = resolved(String(line[..<id.lowerBound] + rest))
    }

    /// The value of an attribute with what it refers to.
    func resolved(_ value: String) -> String {
      guard !contents.isEmpty, let start = value.firstRange(of: "url(#") else { return value }
      let name = value[start.upperBound...].prefix { $0 != ")" }
      guard let content = contents[name] else { return value }
      let rest = String(value[start.upperBound...].dropFirst(name.count + 1))
      return value[..<start.lowerBound] + content + resolved(rest)
    }
  }
}

extension DrawnScreen.Item {
  private static let measured: Set<String> = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "textLength", "font-size",
    "stroke-width", "x1", "x2", "y1", "y2",
  ]

  /// Reads an element; nil for what is none.
  fileprivate init?(_ line: Substring, _ definitions: DrawnScreen.Definitions) {
    guard let read = SVGTag(line) else { return nil }
    tag = read.name
    let content = read.content
    var attributes = read.attributes
    name = attributes.removeValue(forKey: "class") ?? (tag == "svg" ? "The picture" : "")
    let spoken = attributes.removeValue(forKey: "aria-label")
    label = tag == "text" ? DrawnScreen.Item.text(in: content) : spoken ?? ""
    if tag == "text" {
      if content.contains("<tspan") { attributes["lines"] = DrawnScreen.Item.spans(in: content) }
    } else if content.contains("<") {
      attributes["content"] = String(content)
    }
    var lengths: [String: Double] = [:]
    for (name, value) in attributes where DrawnScreen.Item.measured.contains(name) {
      guard let number = Double(value) else { continue }
      lengths[name] = number
      attributes[name] = nil
    }
    if let transform = attributes["transform"], transform.hasPrefix("translate("), tag == "g" {
      let numbers = transform.dropFirst(10).prefix { $0 != ")" }.split(separator: " ")
      lengths["x"] = numbers.first.flatMap { Double($0) }
      lengths["y"] = numbers.last.flatMap { Double($0) }
      attributes["transform"] = String(transform.drop { $0 != ")" }.dropFirst(2))
    }
    // Lines of text that stand below each other are where the first one is.
    if tag == "text", lengths["x"] == nil, let first = content.firstRange(of: "<tspan ") {
      let own = SVGTag.attributes(content[first.upperBound...].prefix { $0 != ">" })
      lengths["x"] = own["x"].flatMap(Double.init)
      lengths["y"] = own["y"].flatMap(Double.init)
    }
    self.lengths = lengths
    self.attributes = attributes.mapValues(definitions.resolved)
  }

  /// The words in an element, without the tags of its parts.
  private static func text(in content: Substring) -> String {
    var text = ""
    var isTag = false
    for character in content {
      switch character {
      case "<":
        isTag = true
        if !text.isEmpty, text.last != " " { text += " " }
      case ">": isTag = false
      default: if !isTag { text.append(character) }
      }
    }
    while text.last == " " { text.removeLast() }
    return text.unescaped
  }

  /// How the parts of a text look, without their words and places.
  private static func spans(in content: Substring) -> String {
    content.split(separator: "<tspan ").map { span in
      let own = SVGTag.attributes(span.prefix { $0 != ">" })
      return own.filter { !["x", "y", "textLength"].contains($0.key) }
        .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }.joined(separator: "|")
  }
}

extension String {
  /// The text, or how it begins where it is long.
  fileprivate var abbreviated: String { count > 60 ? prefix(50) + "…" : self }
}
