extension View {
  /// Sets the width of the column that contains the view, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the column that contains the view, in points.
  ///
  /// Hosts use the ideal width, as far as there is room.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }

  /// Accepted: columns have only one style.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { accepted() }
}

/// How the columns of a split view share the space.
///
/// Like SwiftUI's `NavigationSplitViewStyle`.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The host's default.
///
/// Like SwiftUI's `AutomaticNavigationSplitViewStyle`.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The last column becomes narrower when the others are shown.
///
/// Like SwiftUI's `BalancedNavigationSplitViewStyle`.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The last column keeps its width when the others are shown.
///
/// Like SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The host's default.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column becomes narrower when the others are shown.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width when the others are shown.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
