/// The bars around a screen.
///
/// Like SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

extension View {
  /// Shows or hides bars.
  ///
  /// Hosts hide the bar of the screen; other bars stay as they are.
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

  /// Accepted: a stack of screens is shown in one way only.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    accepted()
  }
}

/// How a `NavigationView` is shown.
///
/// Like SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle: Sendable {}

/// A stack of screens.
///
/// Like SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// What suits the host.
///
/// Like SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns side by side, shown as a stack.
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
