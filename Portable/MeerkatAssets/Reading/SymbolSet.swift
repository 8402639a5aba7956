import Foundation

/// The description of a symbol of the app's own.
struct SymbolSet: Decodable {
  let symbols: [Variant]

  struct Variant: Decodable {
    let filename: String?
  }

  /// Returns the drawing of a symbol in its regular weight and size, without the guides and the other
  /// weights that stand in the template of Apple's symbol tool; another drawing as it is.
  static func drawing(of template: Data) -> Data {
    let text = String(decoding: template, as: UTF8.self)
    for variant in ["Regular-M", "Regular-S", "Regular-L"] {
      guard let group = group(variant, in: text),
        let left = number("x1", of: "left-margin-\(variant)", in: text),
        let right = number("x1", of: "right-margin-\(variant)", in: text),
        let top = number("y1", of: "Capline-\(variant.suffix(1))", in: text),
        let bottom = number("y1", of: "Baseline-\(variant.suffix(1))", in: text),
        right > left, bottom > top
      else { continue }
      // A symbol reaches a little above and below the letters beside it.
      let (width, height) = (right - left, (bottom - top) * 1.35)
      let size = 17 / (bottom - top) * 0.7
      return Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width * size)" height="\(height * size)" \
        viewBox="\(left) \(top - (height - (bottom - top)) / 2) \(width) \(height)">\(group)</svg>
        """.utf8)
    }
    return template
  }

  /// The group with an identity, and all inside.
  private static func group(_ id: String, in text: String) -> Substring? {
    guard let name = text.range(of: "id=\"\(id)\""),
      let start = text[..<name.lowerBound].range(of: "<g", options: .backwards)?.lowerBound
    else { return nil }
    var depth = 0
    var rest = text[start...]
    while let tag = rest.range(of: "</?g[ >]", options: .regularExpression) {
      guard let end = rest[tag.lowerBound...].firstIndex(of: ">") else { return nil }
      if rest[tag].hasPrefix("</") {
        depth -= 1
      } else if rest[..<end].last != "/" {
        depth += 1
      }
      rest = rest[rest.index(after: end)...]
      if depth == 0 { return text[start..<rest.startIndex] }
    }
    return nil
  }

  /// A number of the line with an identity.
  private static func number(_ attribute: String, of id: String, in text: String) -> Double? {
    guard let name = text.range(of: "id=\"\(id)\""),
      let start = text[..<name.lowerBound].lastIndex(of: "<"),
      let end = text[name.upperBound...].firstIndex(of: ">"),
      let value = text[start..<end].range(of: "\\b\(attribute)=\"", options: .regularExpression)
    else { return nil }
    return Double(text[value.upperBound..<end].prefix { $0 != "\"" })
  }
}
