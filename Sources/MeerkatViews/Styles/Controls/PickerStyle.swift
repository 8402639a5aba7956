/// How choices look.
///
/// Like SwiftUI's `PickerStyle`. The built-in styles only: Apple's has no public requirements either.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style that hosts know.
protocol BuiltInPickerStyle: PickerStyle {
  nonisolated var look: PickerLook { get }
}

extension View {
  /// Sets how the choices inside look.
  ///
  /// A wheel and a list behind a link are shown as a menu, a palette as segments.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look = (style as? any BuiltInPickerStyle)?.look ?? .menu
    return EnvironmentModified(content: self) { $0.pickerLook = look }
  }
}

/// The style that suits the place.
///
/// Like SwiftUI's `DefaultPickerStyle`.
nonisolated public struct DefaultPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu.
///
/// Like SwiftUI's `MenuPickerStyle`.
nonisolated public struct MenuPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments side by side.
///
/// Like SwiftUI's `SegmentedPickerStyle`.
nonisolated public struct SegmentedPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Rows of the list.
///
/// Like SwiftUI's `InlinePickerStyle`.
nonisolated public struct InlinePickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows of the list.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel.
///
/// Like SwiftUI's `WheelPickerStyle`.
nonisolated public struct WheelPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A screen of its own.
///
/// Like SwiftUI's `NavigationLinkPickerStyle`.
nonisolated public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of its own.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// A row of symbols.
///
/// Like SwiftUI's `PalettePickerStyle`.
nonisolated public struct PalettePickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of symbols.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
