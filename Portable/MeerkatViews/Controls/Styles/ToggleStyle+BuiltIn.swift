/// The default style for the place.
///
/// Like SwiftUI's `DefaultToggleStyle`.
nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A style that shows a switch.
///
/// Like SwiftUI's `SwitchToggleStyle`.
nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A style that shows a button that stays pressed.
///
/// Like SwiftUI's `ButtonToggleStyle`.
nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button that stays pressed.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style that shows a checkbox.
///
/// Like SwiftUI's `CheckboxToggleStyle`.
nonisolated public struct CheckboxToggleStyle: BuiltInToggleStyle {
  /// Creates the style.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a checkbox.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
