/// Screens side by side that belong together.
///
/// Like SwiftUI's `TabSection`. Hosts show its tabs among the others, without a heading.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Creates a section with a heading.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// Creates a section without a heading.
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }

  /// Creates a section with a heading, of tabs with values of one type.
  public init<Value: Hashable, C: TabContent>(
    @TabContentBuilder<Value> content: () -> C, @ViewBuilder header: () -> Header
  ) where Content == TabContentBuilder<Value>.Content<C> {
    self.content = TabContentBuilder.Content(content: content())
  }

  /// Creates a section with a title, of tabs with values of one type.
  public init<Value: Hashable, C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> C
  ) where Header == Text, Content == TabContentBuilder<Value>.Content<C> {
    self.content = TabContentBuilder.Content(content: content())
  }

  /// Creates a section with a title, of tabs with values of one type.
  @_disfavoredOverload
  public init<Value: Hashable, S: StringProtocol, C: TabContent>(
    _ title: S, @TabContentBuilder<Value> content: () -> C
  ) where Header == Text, Content == TabContentBuilder<Value>.Content<C> {
    self.content = TabContentBuilder.Content(content: content())
  }

  @MainActor @preconcurrency public var body: some View { content }
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// Where a tab stands.
///
/// Like SwiftUI's `TabPlacement`.
///
/// Accepted, without effect.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How a person has arranged tabs, which hosts don't offer.
///
/// Like SwiftUI's `TabViewCustomization`.
///
/// Accepted, without effect.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Creates the usual arrangement.
  public init() {}
}

extension View {
  /// Names the tab, so that it is where a person has put it.
  nonisolated public func customizationID(_ id: String) -> some View { accepted() }

  /// Sets where the tab stands.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { accepted() }

  /// Keeps how a person arranges the tabs.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { accepted() }

  /// Shows a view above the tabs of a leading column.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { accepted() }
}
