/// How boxes with a title look.
///
/// Like SwiftUI's `GroupBoxStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol GroupBoxStyle {}

extension View {
  /// Sets how the boxes inside look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { accepted() }
}

/// The style that suits the place.
///
/// Like SwiftUI's `DefaultGroupBoxStyle`.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
