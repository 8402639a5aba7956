/// The design values as a style sheet.
package enum DesignStyleSheet {
  /// The rule that declares all values as custom properties, such as `--card`.
  package static let text: String = {
    let colors = DesignColor.allCases.map { color in
      let (light, dark) = (color.hexadecimal(isDark: false), color.hexadecimal(isDark: true))
      let value = light == dark ? light : "light-dark(\(light), \(dark))"
      return "  --\(color.rawValue): \(value);\n"
    }
    let lengths = DesignLength.properties.map { "  --\($0.name): \($0.points)px;\n" }
    // A list in a row of another one has the insets of a list.
    return ":root {\n" + colors.joined() + "}\n:root, .list {\n" + lengths.joined() + "}\n"
  }()
}

/// The lengths that pages and pictures share, in points.
package enum DesignLength {
  /// The lengths that a style sheet names.
  package static let properties: [(name: String, points: Int)] = [
    ("row-top", rowInset), ("row-bottom", rowInset), ("row-leading", margin),
    ("row-trailing", margin),
  ]

  /// The distance of content from the edges of the window.
  package static let margin = 16
  /// The distance of a row's content from its top and bottom edges.
  package static let rowInset = 11
  package static let rowHeight = 46
  package static let barHeight = 52
  package static let cardRadius = 14
  package static let sectionSpacing = 24
  /// The distance of a section with a header from the content above.
  package static let headedSectionSpacing = 20
  package static let sheetRadius = 22
  /// The distance of a sheet from the top edge of a narrow window.
  package static let sheetDistance = 44
  /// The width beyond which text is hard to read.
  package static let readableWidth = 672
  /// The minimum width of a window for centred sheets.
  package static let roomyWidth = 601
  /// The minimum width of a window for columns side by side.
  package static let wideWidth = 701
}
