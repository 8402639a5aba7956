public import MeerkatFoundation

/// A section of tabs.
///
/// Like SwiftUI's `TabSection`. Hosts show its tabs among the others, without a header.
nonisolated public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Creates a section with a header.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  @TextForms
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }

  /// Creates a section with a header, of tabs with values of one type.
  public init<Value: Hashable, C: TabContent>(
    @TabContentBuilder<Value> content: () -> C, @ViewBuilder header: () -> Header
  ) where Content == TabContentBuilder<Value>.Content<C> {
    self.content = TabContentBuilder.Content(content: content())
  }

  /// Creates a section with a title, of tabs with values of one type.
  @TextForms
  public init<Value: Hashable, C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> C
  ) where Header == Text, Content == TabContentBuilder<Value>.Content<C> {
    self.content = TabContentBuilder.Content(content: content())
  }

  @MainActor @preconcurrency public var body: some View { content }
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// The placement of a tab.
///
/// Like SwiftUI's `TabPlacement`.
///
/// Accepted, without effect.
public enum TabPlacement: Hashable, Sendable {
  case automatic, pinned, sidebarOnly
}

/// A user's customisation of tabs; not offered by hosts.
///
/// Like SwiftUI's `TabViewCustomization`.
///
/// Accepted, without effect.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Creates the default customisation.
  public init() {}
}

extension View {
  /// Sets the tab's identity for a user's customisation.
  nonisolated public func customizationID(_ id: String) -> some View { accepted() }

  /// Sets the placement of the tab.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { accepted() }

  /// Stores a user's customisation of the tabs.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { accepted() }

  /// Shows a view above the tabs of a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { accepted() }
}
