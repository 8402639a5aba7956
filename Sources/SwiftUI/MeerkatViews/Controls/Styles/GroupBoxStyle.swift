/// The look of group boxes.
///
/// Like SwiftUI's `GroupBoxStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol GroupBoxStyle {}

extension View {
  /// Sets the style of the group boxes inside.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { accepted() }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultGroupBoxStyle`.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
