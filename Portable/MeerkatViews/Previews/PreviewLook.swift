import MeerkatAssets

/// How a preview is looked at.
package enum PreviewLook: Hashable, Sendable {
  case standard, light, dark, large, rightToLeft, narrow, wide
  case language(String)

  /// All looks, with one for each language of the app, if it has several.
  package static let all: [PreviewLook] = {
    let languages = AssetCatalog.main.languages.sorted()
    return [.standard, .light, .dark, .large, .rightToLeft, .narrow, .wide]
      + (languages.count > 1 ? languages.map(PreviewLook.language) : [])
  }()

  /// The look with a name in an address.
  package init?(name: String) {
    guard let look = Self.all.first(where: { $0.name == name }) else { return nil }
    self = look
  }

  /// The name in an address.
  package var name: String {
    switch self {
    case .standard: "standard"
    case .light: "light"
    case .dark: "dark"
    case .large: "large"
    case .rightToLeft: "right-to-left"
    case .narrow: "narrow"
    case .wide: "wide"
    case .language(let language): language
    }
  }

  package var title: String {
    switch self {
    case .standard: "Standard"
    case .light: "Light"
    case .dark: "Dark"
    case .large: "Large Type"
    case .rightToLeft: "Right to Left"
    case .narrow: "Narrow"
    case .wide: "Wide"
    case .language(let language):
      Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
    }
  }

  /// The width that the look asks for, in points.
  package var width: Double? {
    switch self {
    case .narrow: 320
    case .wide: 1024
    default: nil
    }
  }

  /// The colours that the look asks for.
  package var colorScheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    default: nil
    }
  }

  /// The view in this look, but for its width and its colours.
  @MainActor @ViewBuilder
  package func applied(to view: AnyView) -> some View {
    switch self {
    case .large: view.environment(\.dynamicTypeSize, .accessibility2)
    case .rightToLeft: view.environment(\.layoutDirection, .rightToLeft)
    case .language(let language): view.environment(\.locale, Locale(identifier: language))
    default: view
    }
  }
}
