public import MeerkatFoundation

/// The size of a screen's title.
///
/// Like SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// The purpose of a screen's bar.
///
/// Like SwiftUI's `ToolbarRole`.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, navigationStack, browser, editor
}

/// A default item of a bar.
///
/// Like SwiftUI's `ToolbarDefaultItemKind`.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  case sidebarToggle, title, search
}

/// When the tab bar is minimised.
///
/// Like SwiftUI's `TabBarMinimizeBehavior`.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

extension View {
  /// Shows or hides bars.
  ///
  /// Hosts hide only the bar of the screen.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hidingBars(visibility, bars)
  }

  /// Sets the size of the screen's title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Sets the background of bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { accepted() }

  /// Sets whether bars have a background.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { accepted() }

  /// Sets whether bars have a background.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { accepted() }

  /// Sets the light or dark appearance of bars.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { accepted() }

  /// Sets the purpose of the screen's bar.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { accepted() }

  /// Removes a default item from a bar.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    accepted()
  }

  /// Adds a menu of actions to the screen's title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// Sets the subtitle of the screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { accepted() }

  /// Sets the subtitle of the screen.
  @TextForms
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    accepted()
  }

  /// Shows or hides the status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { accepted() }

  /// Hides the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { accepted() }

  /// Shows or hides the system overlays above the app.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    accepted()
  }

  /// Sets when the tab bar is minimised.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { accepted() }

  /// Shows a view above the tab bar.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}

/// A menu at the title of a screen.
///
/// Like SwiftUI's `ToolbarTitleMenu`. Hosts show its items as a menu in the bar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  private let content: Content

  /// Creates a menu of actions.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public func items(at path: [Int]) -> [ToolbarEntry] {
    guard Content.self != EmptyView.self else { return [] }
    let content = content
    let menu = Menu {
      content
    } label: {
      Image(systemName: "chevron.down").accessibilityLabel("Title menu")
    }
    return [ToolbarEntry(path: path, placement: .principal, content: AnyView(menu))]
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu of the system's actions; empty here.
  public init() { content = EmptyView() }
}

/// The size of a space in a bar.
///
/// Like SwiftUI's `SpacerSizing`.
public enum SpacerSizing: Hashable, Sendable {
  case flexible, fixed
}

/// A space in a bar.
///
/// Like SwiftUI's `ToolbarSpacer`. Hosts separate the items of bars in any case.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  @MainActor public func items(at path: [Int]) -> [ToolbarEntry] { [] }
}
