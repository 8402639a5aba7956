public import MeerkatJourney
import MeerkatLinks
public import MeerkatUI

/// Tabs as the screen of a flow's destination, each with a flow that has a stack of its own.
///
/// ```swift
/// func screen(for destination: Destination) -> some View {
///   switch destination {
///   case .main:
///     FlowTabs(Binding { self.tabs } set: { self.tabs = $0 }) { tab in
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
/// `$tabs` is a binding to a property of the flow, which has to be observed: mark the flow
/// `@Observable`, and write `Binding { self.tabs } set: { self.tabs = $0 }`, or
/// `@Bindable var flow = self` before the tabs and then `$flow.tabs`. Tabs that are named in links
/// and archives are `LinkValue`s, as an enumeration of strings is with one line of conformance.
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
            \.flowPlace, place.map { FlowPlace(step: $0.step, isTab: true) }
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
        place?.step.goToRoot(inTab: tab)
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
    let screen = ScreenTabs(tabs)
    build.collect(screen, selection: TabSelectionActions(selection))
    var pages: [Tab: Content] = [:]
    for tab in tabs.tabs where build.needs(tab, in: screen) {
      pages[tab] = build.collect(in: tab) { content(tab) }
    }
    return pages
  }
}

extension ScreenTabs {
  fileprivate init<Tab: Hashable>(_ tabs: TabSelection<Tab>) {
    self.init(
      first: tabs.initial,
      selected: tabs.selected,
      linkText: { ($0.base as? any LinkValue)?.linkText })
  }
}

extension TabSelectionActions {
  fileprivate init<Tab: Hashable>(_ selection: Binding<TabSelection<Tab>>) {
    self.init(
      selected: { AnyHashable(selection.wrappedValue.selected) },
      select: { tab in
        if let tab = tab.base as? Tab { _ = try? selection.wrappedValue.select(tab) }
      })
  }
}

extension StepNode {
  /// Goes to the root of the flow in a tab that is selected again.
  fileprivate func goToRoot(inTab tab: AnyHashable) {
    for child in content?.flows ?? [] where child.tab == tab { child.node.navigator?.goToRoot() }
  }
}
