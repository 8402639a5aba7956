/// The look of pickers.
///
/// Like SwiftUI's `PickerStyle`. Only the built-in styles: Apple's protocol has no public
/// requirements either.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A style that hosts know.
protocol BuiltInPickerStyle: PickerStyle {
  nonisolated var look: PickerLook { get }
}

extension View {
  /// Sets the style of the pickers inside.
  ///
  /// Hosts show a wheel and a navigation link as a menu, and a palette as segments.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look = (style as? any BuiltInPickerStyle)?.look ?? .menu
    return EnvironmentModified(content: self) { $0.pickerLook = look }
  }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultPickerStyle`.
nonisolated public struct DefaultPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A style that shows a menu.
///
/// Like SwiftUI's `MenuPickerStyle`.
nonisolated public struct MenuPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A style that shows segments side by side.
///
/// Like SwiftUI's `SegmentedPickerStyle`.
nonisolated public struct SegmentedPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows segments side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A style that shows the options as rows of the list.
///
/// Like SwiftUI's `InlinePickerStyle`.
nonisolated public struct InlinePickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows the options as rows of the list.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style that shows a wheel.
///
/// Like SwiftUI's `WheelPickerStyle`.
nonisolated public struct WheelPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A style that shows the options on a separate screen.
///
/// Like SwiftUI's `NavigationLinkPickerStyle`.
nonisolated public struct NavigationLinkPickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows the options on a separate screen.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// A style that shows a row of symbols.
///
/// Like SwiftUI's `PalettePickerStyle`.
nonisolated public struct PalettePickerStyle: BuiltInPickerStyle {
  /// Creates the style.
  public init() {}

  var look: PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style that shows a row of symbols.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
