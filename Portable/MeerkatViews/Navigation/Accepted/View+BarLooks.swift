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
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// A default item of a bar.
///
/// Like SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// When the tab bar is minimised.
///
/// Like SwiftUI's `TabBarMinimizeBehavior`.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
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
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
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
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    accepted()
  }

  /// Sets the subtitle of the screen.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    accepted()
  }

  /// Sets the subtitle of the screen.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
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
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  public static let flexible = SpacerSizing(name: "flexible")
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space in a bar.
///
/// Like SwiftUI's `ToolbarSpacer`. Hosts separate the items of bars in any case.
nonisolated public struct ToolbarSpacer: ToolbarContent {
  /// Creates a space.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  @MainActor public func items(at path: [Int]) -> [ToolbarEntry] { [] }
}
