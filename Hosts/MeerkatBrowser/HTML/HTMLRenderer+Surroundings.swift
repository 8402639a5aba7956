import MeerkatViews

extension HTMLWriter {
  mutating func className(of scheme: ColorScheme) {
    switch scheme {
    case .light: className("light")
    case .dark: className("dark")
    }
  }
}

/// The settings that apply to everything inside: colours, reading direction, text size.
extension HTMLRenderer {
  func writeDirection(_ direction: LayoutDirection) {
    switch direction {
    case .leftToRight: writer.attribute("dir", word: "ltr")
    case .rightToLeft: writer.attribute("dir", word: "rtl")
    }
  }

  /// Declares how large each kind of text is.
  func writeStyle(of size: DynamicTypeSize) {
    declare("--large-title", .largeTitle, size)
    declare("--title", .title, size)
    declare("--title2", .title2, size)
    declare("--title3", .title3, size)
    declare("--callout", .callout, size)
    declare("--subheadline", .subheadline, size)
    declare("--footnote", .footnote, size)
    declare("--caption", .caption, size)
    declare("--caption2", .caption2, size)
    declare("font-size", .body, size)
  }

  /// The style sheet's own sizes grow with the browser's setting; these stand in their place, and
  /// follow it where the app lets them.
  private func declare(_ property: StaticString, _ style: Font.TextStyle, _ size: DynamicTypeSize) {
    writer.style(property, points: size.points(of: style))
  }

  /// Writes what a dialog takes over from where it is presented: in the page it stands elsewhere.
  func writeSurroundings(of presentation: PresentationElement) {
    if presentation.hasOwnTypeSize { writeStyle(of: presentation.dynamicTypeSize) }
    if let tint = presentation.tint { writer.style("--tint", tint) }
    if presentation.isReadFromRightToLeft { writeDirection(.rightToLeft) }
  }
}
