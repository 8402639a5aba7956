/// The default style for the place.
///
/// Like SwiftUI's `DefaultLabelStyle`.
nonisolated public struct DefaultLabelStyle: BuiltInLabelStyle {
  /// Creates the style.
  public init() {}

  var parts: LabelElement.Parts { .automatic }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A style that shows the title and the symbol.
///
/// Like SwiftUI's `TitleAndIconLabelStyle`.
nonisolated public struct TitleAndIconLabelStyle: BuiltInLabelStyle {
  /// Creates the style.
  public init() {}

  var parts: LabelElement.Parts { .titleAndIcon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the title and the symbol.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A style that shows only the title.
///
/// Like SwiftUI's `TitleOnlyLabelStyle`.
nonisolated public struct TitleOnlyLabelStyle: BuiltInLabelStyle {
  /// Creates the style.
  public init() {}

  var parts: LabelElement.Parts { .titleOnly }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A style that shows only the symbol.
///
/// Like SwiftUI's `IconOnlyLabelStyle`.
nonisolated public struct IconOnlyLabelStyle: BuiltInLabelStyle {
  /// Creates the style.
  public init() {}

  var parts: LabelElement.Parts { .iconOnly }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the symbol.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
