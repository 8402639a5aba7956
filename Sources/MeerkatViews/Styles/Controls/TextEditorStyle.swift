/// How editors look.
///
/// Like SwiftUI's `TextEditorStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

extension View {
  /// Sets how the editors inside look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    accepted()
  }
}

/// The style that suits the place.
///
/// Like SwiftUI's `AutomaticTextEditorStyle`.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that suits the place.
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
