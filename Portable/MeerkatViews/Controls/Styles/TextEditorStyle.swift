/// The look of editors.
///
/// Like SwiftUI's `TextEditorStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

extension View {
  /// Sets the style of the editors inside.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    accepted()
  }
}

/// The default style for the place.
///
/// Like SwiftUI's `AutomaticTextEditorStyle`.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style for the place.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// An editor without a border.
///
/// Like SwiftUI's `PlainTextEditorStyle`.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a border.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
