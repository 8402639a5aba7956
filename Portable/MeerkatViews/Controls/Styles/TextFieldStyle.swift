/// The look of text fields.
///
/// Like SwiftUI's `TextFieldStyle`, whose requirement isn't public there; apps implement it all the
/// same.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that represents a field.
  associatedtype _Body: View

  typealias _Label = ControlPart

  /// Returns the view that represents a field, which is one in the usual style.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

/// A style that hosts know.
protocol BuiltInTextFieldStyle: TextFieldStyle {
  nonisolated var look: TextFieldLook { get }
}

extension BuiltInTextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension EnvironmentValues {
  @Entry var textFieldStyle: AnyControlStyle<TextField<ControlPart>>?
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
    let known = (style as? any BuiltInTextFieldStyle)?.look
    let own = known == nil ? AnyControlStyle(style) { $0._body(configuration: $1) } : nil
    return EnvironmentModified(content: self) {
      $0.textFieldLook = known ?? .automatic
      $0.textFieldStyle = own
    }
  }
}
