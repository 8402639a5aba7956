public import MeerkatJourney
public import MeerkatUI

/// A view of tabs, each with a flow that has its own stack.
///
/// ```swift
/// func screen(for destination: Destination) -> some View {
///   switch destination {
///   case .main:
///     @Bindable var flow = self
///     FlowTabs($flow.tabs) { tab in
///       switch tab {
///       case .courses: FlowView(CoursesFlow())
///       case .profile: FlowView(ProfileFlow())
///       }
///     } label: { tab in
///       Label(tab.title, systemImage: tab.image)
///     }
///   }
/// }
/// ```
///
/// The flow keeps the selection in a property, so it has to be `@Observable`. To give the tabs
/// names in links and archives, make their type a `LinkValue`; an enumeration of strings only has
/// to declare the conformance.
///
/// The content of a tab is made when the tab is first selected, and then kept. Selecting the selected
/// tab again returns its flow to the root. Whatever a flow presents covers all tabs. Return the
/// tabs from ``Flow/screen(for:)`` itself: links don't find the flows of tabs that are inside
/// another view.
public struct FlowTabs<Tab: Hashable, Content: View, Name: View>: View {
  @Binding private var selection: TabSelection<Tab>
  private let label: (Tab) -> Name

  /// The contents of the tabs that were selected so far, with or without a flow.
  private let pages: [Tab: Content]

  @Environment(\.stepContext) private var place

  /// Creates a view of tabs.
  ///
  /// - Parameters:
  ///   - selection: The tabs and the selected one, stored in the flow.
  ///   - content: Makes the content of a tab, usually a ``FlowView``.
  ///   - label: Makes the name and symbol of a tab.
  public init(
    _ selection: Binding<TabSelection<Tab>>,
    @ViewBuilder content: (Tab) -> Content,
    @ViewBuilder label: @escaping (Tab) -> Name
  ) {
    _selection = selection
    self.label = label
    pages = Self.pages(for: selection, content: content)
  }

  public var body: some View {
    TabView(selection: selectedTab) {
      ForEach(selection.tabs, id: \.self) { tab in
        page(of: tab)
          .environment(\.stepContext, place?.inTab)
          .tabItem { label(tab) }
          .tag(tab)
      }
    }
  }

  @ViewBuilder private func page(of tab: Tab) -> some View {
    if let page = pages[tab] { page }
  }

  private var selectedTab: Binding<Tab> {
    Binding {
      selection.selected
    } set: { tab in
      if tab == selection.selected {
        for child in place?.step.content?.flows ?? [] where child.tab == AnyTab(tab) {
          child.node.goToRoot()
        }
      } else {
        _ = try? selection.select(tab)
      }
    }
  }

  /// Makes the contents that are needed; a tab that was never selected costs nothing.
  private static func pages(
    for selection: Binding<TabSelection<Tab>>, content: (Tab) -> Content
  ) -> [Tab: Content] {
    let tabs = selection.wrappedValue
    guard let build = ScreenBuild.current else {
      Mistake.report(
        "FlowTabs of \(tabs) were made outside of a flow's screen(for:): links don't find them, and "
          + "titles appear twice. Return FlowTabs from screen(for:) itself, or use a TabView.")
      return Dictionary(uniqueKeysWithValues: tabs.tabs.map { ($0, content($0)) })
    }
    let screen = ScreenTabs(
      first: AnyTab(tabs.initial), selected: AnyTab(tabs.selected),
      all: tabs.tabs.map { AnyTab($0) })
    build.collect(screen) { tab in
      if let tab = tab.base.base as? Tab { _ = try? selection.wrappedValue.select(tab) }
    }
    var pages: [Tab: Content] = [:]
    for tab in tabs.tabs where build.needs(AnyTab(tab), in: screen) {
      pages[tab] = build.collect(in: AnyTab(tab)) { content(tab) }
    }
    return pages
  }
}
