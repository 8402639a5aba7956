import Meerkat

/// In which surroundings the configurations are shown.
package enum PreviewLook: String, CaseIterable, Codable, LinkValue, Sendable {
  case light, dark
  case longTexts = "long-texts"
  case rightToLeft = "right-to-left"
  case largeType = "large-type"
}

extension PreviewLook {
  /// What the look is called on a button.
  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .longTexts: "Long texts"
    case .rightToLeft: "Right to left"
    case .largeType: "Large type"
    }
  }

  /// The examples, with the texts that belong to this look.
  package var examples: [ErrorExample] {
    self == .longTexts ? ErrorExample.all.map(\.withLongTexts) : ErrorExample.all
  }
}

extension ErrorExample {
  /// The same example, where somebody has written more than is good.
  fileprivate var withLongTexts: ErrorExample {
    var copy = self
    copy.configuration.title +=
      ", as far as Donaudampfschifffahrtsgesellschaftskapitän knows, who does not say more"
    copy.configuration.description =
      "\(configuration.description ?? "") "
      + "If this goes on, write to us, and tell us what you did before, which device you have, "
      + "and whether https://status.example.com/a/very/long/address/that/does/not/break can be opened."
    if case .buttons(let primary, let secondary) = configuration.controls {
      copy.configuration.controls = .buttons(
        primary: "\(primary), and come back to what I was doing before",
        secondary: secondary.map { "\($0), and remind me of it tomorrow morning" })
    }
    return copy
  }
}
