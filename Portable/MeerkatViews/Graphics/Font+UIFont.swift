extension Font {
  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) {
    let looks = font.fontDescriptor.looks
    if let family = looks.family {
      self = .custom(family, size: looks.size)
    } else if let style = looks.style.flatMap({ Font.styles[$0] }) {
      self = .system(style)
    } else {
      self = .system(size: looks.size)
    }
    if let weight = looks.weight { self = self.weight(Weight(weight)) }
    if looks.traits.contains(.traitBold) { self = bold() }
    if looks.traits.contains(.traitItalic) { self = italic() }
    if looks.traits.contains(.traitMonoSpace) { self = monospaced() }
    if looks.hasMonospacedDigits { self = monospacedDigit() }
    switch looks.design {
    case .rounded: design = .rounded
    case .serif: design = .serif
    case .monospaced: design = .monospaced
    default: break
    }
  }

  private static let styles: [UIFont.TextStyle: TextStyle] = [
    .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
    .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout,
    .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
  ]
}

extension Font.Weight {
  /// The weight nearest to one of UIKit.
  fileprivate init(_ weight: UIFont.Weight) {
    let scale: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let distance = { (place: Int) in abs(scale[place].rawValue - weight.rawValue) }
    let nearest = scale.indices.min { distance($0) < distance($1) }
    self.init(value: ((nearest ?? 3) + 1) * 100)
  }
}
