/// The bars around a screen.
///
/// Like SwiftUI's `ToolbarPlacement`.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

extension View {
  /// Shows or hides bars.
  ///
  /// Hosts hide only the bar of the screen.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hidingBars(visibility, bars)
  }

  /// Hides the bar of the screen, if that is one of some bars.
  nonisolated func hidingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isForScreen = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return transformPreference(ScreenBarKey.self) {
      if isForScreen { $0.isHidden = visibility == .hidden }
    }
  }

  /// Sets whether each `NavigationView` inside shows columns, or a stack with the first view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    let isStack = style is StackNavigationViewStyle
    return EnvironmentModified(content: self) { $0.isNavigationViewStack = isStack }
  }
}

/// The style of a `NavigationView`.
///
/// Like SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle: Sendable {}

/// A style that shows a stack of screens.
///
/// Like SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// A style that shows columns for several views.
///
/// Like SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// A style that shows columns side by side for several views.
///
/// Like SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
