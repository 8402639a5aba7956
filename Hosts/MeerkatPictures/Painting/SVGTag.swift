/// A line of a picture, which has one element in each: its tag, and what stands behind that.
package struct SVGTag {
  package let name: String
  package let attributes: [String: String]
  package let content: Substring

  /// Reads a line; nil for what is no tag.
  package init?(_ line: Substring) {
    var isQuoted = false
    // A `>` outside of quotation marks.
    let end = line.indices.first { index in
      if line[index] == "\"" { isQuoted.toggle() }
      return line[index] == ">" && !isQuoted
    }
    guard line.first == "<", let end else { return nil }
    let opening = line[..<end].dropFirst()
    name = String(opening.prefix { $0 != " " && $0 != "/" })
    attributes = Self.attributes(opening.dropFirst(name.count))
    content = line[end...].dropFirst()
  }

  /// Reads the attributes in a tag.
  package static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while let equals = rest.firstRange(of: "=\"") {
      let name = rest[..<equals.lowerBound].drop { $0 == " " }
      let value = rest[equals.upperBound...].prefix { $0 != "\"" }
      attributes[String(name)] = String(value).unescaped
      rest = rest[equals.upperBound...].dropFirst(value.count + 1)
    }
    return attributes
  }
}

extension String {
  /// The text that XML has like this.
  package var unescaped: String {
    guard contains("&") else { return self }
    return replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
