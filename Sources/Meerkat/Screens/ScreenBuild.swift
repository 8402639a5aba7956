import MeerkatUI

/// The making of one screen.
///
/// While ``Flow/screen(for:)`` runs, each ``FlowView``, ``FlowTabs`` and ``FlowSplit`` in it
/// reports here: it receives the flow that is already in its place, or makes one, and leaves the
/// closures that an outcome or a link will need later. So a flow knows the flows in it without a
/// host: a link can be opened, and a test can run, before anything is shown.
///
/// Documentation/navigator.md compares this with a builder that gives child flows as values.
@MainActor
final class ScreenBuild {
  /// The screen that is being made, or nil in all other views.
  private(set) static var current: ScreenBuild?

  private(set) var content = ScreenContent()
  private(set) var actions = ScreenActions()

  private var known: [ChildFlow]

  /// The tab whose content is being made.
  private var tab: AnyHashable?

  /// The name in links of a tab whose content is also made, though the user doesn't see it.
  private let tabName: String?

  init(known: ScreenContent?, tabName: String? = nil) {
    self.known = known?.flows ?? []
    self.tabName = tabName
  }

  /// Makes the screen of a step.
  func run<Screen>(of step: StepNode?, _ make: () -> Screen) -> Screen {
    let outer = ScreenBuild.current
    ScreenBuild.current = self
    defer { ScreenBuild.current = outer }
    return Turns.makingScreen(of: step, make)
  }

  /// Returns the flow of a view: the one that was in the same place before, or a new one.
  func flow<Child: Flow>(
    isWhole: Bool, make: () -> Child, didFinish: ((Child.Outcome) -> Void)?
  ) -> Child {
    let flow = takeKnown(Child.self) ?? make()
    content.flows.append(ChildFlow(flow: flow, node: flow.node, isWhole: isWhole, tab: tab))
    if let didFinish {
      actions.outcomes[ObjectIdentifier(flow.node)] = { outcome in
        if let outcome = outcome as? Child.Outcome { didFinish(outcome) }
      }
    }
    return flow
  }

  /// Makes the content of a tab or a column.
  func collect<Content>(in tab: AnyHashable, make: () -> Content) -> Content {
    let outer = self.tab
    self.tab = tab
    defer { self.tab = outer }
    return make()
  }

  /// Whether to make the content of a tab: it is selected, was selected before, or a link leads
  /// there.
  func needs(_ tab: AnyHashable, in tabs: ScreenTabs) -> Bool {
    tab == tabs.selected || known.contains { $0.tab == tab }
      || tabName.map { $0 == tabs.linkText(tab) } == true
  }

  /// Records that the screen consists of columns.
  func collectSplit() {
    content.isSplit = true
  }

  /// Records that the screen consists of tabs.
  func collect(_ tabs: ScreenTabs, selection: TabSelectionActions) {
    content.tabs = tabs
    actions.tabs = selection
  }

  private func takeKnown<Child: Flow>(_: Child.Type) -> Child? {
    let index = known.firstIndex { $0.tab == tab && $0.flow is Child }
    return index.flatMap { known.remove(at: $0).flow as? Child }
  }
}

/// The closures of a screen that belong to the flows in it.
///
/// They keep the flow whose screen it is, so only a host keeps them, as it keeps views.
struct ScreenActions {
  /// The closures for the outcomes of the flows.
  var outcomes: [ObjectIdentifier: (Any) -> Void] = [:]

  var tabs: TabSelectionActions?
}

/// Reads and changes the selected tab of a screen.
struct TabSelectionActions {
  let selected: () -> AnyHashable
  let select: (AnyHashable) -> Void
}

extension StepNode {
  /// Returns the flows in the screen as they are now, making the screen once to find them.
  @discardableResult
  func findContent() -> ScreenContent {
    if let page, page.isMade || content == nil {
      page.make()
      if let tab = page.actions.tabs?.selected(), let known = content?.tabs?.selected, tab != known
      {
        content?.tabs?.selected = tab
        flow?.treeDidChange()
      }
      return content ?? ScreenContent()
    }
    // The selected tab may have changed since.
    if let content, content.tabs == nil { return content }
    return build()?.content ?? ScreenContent()
  }

  /// The closures of the screen; if there is no host, the screen is made anew for them.
  var actions: ScreenActions? {
    if let page, page.isMade { return page.actions }
    return build()?.actions
  }

  /// Makes the screen without a host, to find the flows in it.
  ///
  /// - Parameter tabName: The name in links of a tab whose content is needed.
  /// - Returns: What was found, or nil if the step has gone.
  @discardableResult
  func build(tabName: String? = nil) -> ScreenBuild? {
    guard let navigator = flow?.navigator else { return nil }
    let build = ScreenBuild(known: content, tabName: tabName)
    guard build.run(of: self, { navigator.makeScreen(for: destination) }) != nil else { return nil }
    if adopt(build.content) { flow?.treeDidChange() }
    return build
  }

  /// Takes over the flows that were found in the screen, and ends those that are no longer there.
  ///
  /// - Returns: Whether these differ from those before.
  @discardableResult
  func adopt(_ found: ScreenContent) -> Bool {
    let before = content
    content = found
    guard let flow, !found.isSame(as: before) else { return false }
    var tellings: [@MainActor () -> Void] = []
    for old in before?.flows ?? [] where !found.flows.contains(where: { $0.flow === old.flow }) {
      if old.node.slot?.step === self { old.node.end(.flow, &tellings) }
    }
    for new in found.flows { new.node.place(in: flow, new.slot(in: self)) }
    if !tellings.isEmpty { Turns.run { for tell in tellings { tell() } } }
    return true
  }
}
