extension SystemSymbol {
  /// The symbol as the content of an `svg` element whose view box is "0 0 24 24".
  ///
  /// Everything is drawn in `currentColor`. A part that is cut out becomes a mask, and masks have
  /// names that are shared by the whole page.
  ///
  /// - Parameter id: What the names of the masks begin with: unique in the page, without spaces.
  /// - Returns: Markup without the `svg` element itself.
  package func svg(id: String) -> String {
    var content = ""
    var masks = 0
    var index: Int = shapes.startIndex
    while index < shapes.endIndex {
      guard shapes[index].cuts else {
        content += Self.element(shapes[index], color: "currentColor")
        index += 1
        continue
      }
      let mask = "\(id)-\(masks)"
      masks += 1
      var cut = ""
      while index < shapes.endIndex, shapes[index].cuts {
        cut += Self.element(shapes[index], color: "#000")
        index += 1
      }
      content = Self.masked(content, by: cut, id: mask)
    }
    return content
  }

  private static func masked(_ content: String, by cut: String, id: String) -> String {
    // In user space, or a mask would be as large as what it covers, without the width of its lines.
    "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">"
      + "<path fill=\"#fff\" d=\"M0 0H24V24H0Z\"/>\(cut)</mask><g mask=\"url(#\(id))\">\(content)</g>"
  }

  private static func element(_ shape: Shape, color: String) -> String {
    switch shape.drawing {
    case .fill:
      return "<path fill=\"\(color)\" d=\"\(shape.path)\"/>"
    case .stroke:
      let width: String = Shape.number(shape.lineWidth)
      return "<path fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"\(shape.path)\"/>"
    }
  }
}
