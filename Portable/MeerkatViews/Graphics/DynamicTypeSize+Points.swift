extension DynamicTypeSize {
  /// The size of a kind of text in points: those that Apple's guidelines list for iOS.
  package func points(of style: Font.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: step(31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60)
    case .title: step(25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58)
    case .title2: step(19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56)
    case .title3: step(17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55)
    case .headline, .body: step(14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53)
    case .callout: step(13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51)
    case .subheadline: step(12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49)
    case .footnote: step(12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44)
    case .caption: step(11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43)
    case .caption2: step(11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40)
    }
  }

  private func step(_ points: CGFloat...) -> CGFloat { points[rawValue] }
}

extension Font {
  /// The size of letters in points, where people have not chosen another one.
  package var points: CGFloat {
    switch size {
    case .style(let style): DynamicTypeSize.large.points(of: style)
    case .fixed(let points): points
    }
  }
}
