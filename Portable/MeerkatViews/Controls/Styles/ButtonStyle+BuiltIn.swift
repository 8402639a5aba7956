/// The default style for the place.
///
/// Like SwiftUI's `DefaultButtonStyle`.
nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .automatic }
}

/// A style that shows only the label.
///
/// Like SwiftUI's `PlainButtonStyle`.
nonisolated public struct PlainButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .plain }
}

/// A style without a border.
///
/// Like SwiftUI's `BorderlessButtonStyle`.
nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .borderless }
}

/// A style with a border that suits the place.
///
/// Like SwiftUI's `BorderedButtonStyle`.
nonisolated public struct BorderedButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .bordered }
}

/// A prominent style, for the most likely action.
///
/// Like SwiftUI's `BorderedProminentButtonStyle`.
nonisolated public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .borderedProminent }
}

/// A style that looks like a link.
///
/// Like SwiftUI's `LinkButtonStyle`.
nonisolated public struct LinkButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .borderless }
}

/// A style of glass, drawn with a border.
///
/// Like SwiftUI's `GlassButtonStyle`.
nonisolated public struct GlassButtonStyle: BuiltInButtonStyle {
  /// Creates the style, which looks alike for each kind of glass.
  public init(_ glass: Glass = .regular) {}

  var look: ButtonLook { .bordered }
}

/// A style of prominent glass, for the most likely action.
///
/// Like SwiftUI's `GlassProminentButtonStyle`.
nonisolated public struct GlassProminentButtonStyle: BuiltInButtonStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border that suits the place.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent style, for the most likely action.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style of glass, drawn with a border.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A style of a kind of glass, drawn with a border.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style of prominent glass, for the most likely action.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
