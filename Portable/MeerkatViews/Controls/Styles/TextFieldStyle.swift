/// The look of text fields.
///
/// Like SwiftUI's `TextFieldStyle`. Only the built-in styles: Apple's protocol has no public
/// requirements either.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// A style that hosts know.
protocol BuiltInTextFieldStyle: TextFieldStyle {
  nonisolated var look: TextFieldLook { get }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultTextFieldStyle`.
nonisolated public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates the style.
  public init() {}

  var look: TextFieldLook { .automatic }
}

/// A style without a border.
///
/// Like SwiftUI's `PlainTextFieldStyle`.
nonisolated public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates the style.
  public init() {}

  var look: TextFieldLook { .plain }
}

/// A style with a rounded border.
///
/// Like SwiftUI's `RoundedBorderTextFieldStyle`.
nonisolated public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// Creates the style.
  public init() {}

  var look: TextFieldLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of the text fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look = (style as? any BuiltInTextFieldStyle)?.look ?? .automatic
    return EnvironmentModified(content: self) { $0.textFieldLook = look }
  }
}
