public import MeerkatJourney
public import MeerkatUI

/// Tabs as the screen of a flow's destination, each with a flow that has a stack of its own.
///
/// ```swift
/// func screen(for destination: Destination) -> some View {
///   switch destination {
///   case .main:
///     FlowTabs($tabs) { tab in
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
/// The flow in a tab is made when the tab is first selected, and kept. Selecting the selected tab
/// again goes to the root of its flow. What a flow presents lies above all tabs.
public struct FlowTabs<Tab: Hashable, Content: View, Name: View>: View {
  @Binding private var selection: TabSelection<Tab>
  private let label: (Tab) -> Name

  /// The contents of the tabs that were selected so far.
  private let pages: [Tab: Content]

  @Environment(\.flowPlace) private var place

  /// Creates tabs.
  ///
  /// - Parameters:
  ///   - selection: The tabs and which one is selected; kept by the flow.
  ///   - content: The content of a tab, mostly a ``FlowView``.
  ///   - label: The name and symbol of a tab.
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
          .environment(
            \.flowPlace, place.map { FlowPlace(flow: $0.flow, step: $0.step, isTab: true) }
          )
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
        place?.flow?.returnToRoot(inTab: tab, at: place?.step)
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
    let collector = FlowCollector.current
    collector?.collect(FoundTabs(tabs)) { tab in
      if let tab = tab.base as? Tab { _ = try? selection.wrappedValue.select(tab) }
    }
    var pages: [Tab: Content] = [:]
    for tab in tabs.tabs where tab == tabs.selected || collector?.knows(tab) != false {
      pages[tab] = collector?.collect(in: tab) { content(tab) } ?? content(tab)
    }
    return pages
  }
}

extension FoundTabs {
  fileprivate init<Tab: Hashable>(_ tabs: TabSelection<Tab>) {
    self.init(
      first: tabs.initial,
      selected: tabs.selected,
      linkText: { ($0.base as? any LinkValue)?.linkText })
  }
}

extension Flow {
  /// Goes to the root of the flow in a tab that is selected again.
  fileprivate func returnToRoot(inTab tab: AnyHashable, at step: AnyHashable?) {
    guard let step, let found = placement.found[step] else { return }
    for flow in found.flows where flow.tab == tab { flow.flow.goToRoot() }
  }

  private func goToRoot() {
    _ = go(.backToRoot, cause: .user)
  }
}
