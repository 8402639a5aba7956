import MeerkatUI

/// The making of one screen.
///
/// While ``Flow/screen(for:)`` runs, each ``FlowView``, ``FlowTabs`` and ``FlowSplit`` in it reports
/// here: it is handed the flow that is already in this place, or makes one, and leaves what an
/// outcome or a link will need later. That is how a flow knows the flows in it without any host, so
/// that a link is followed and a test runs before anything is shown.
///
/// Documentation/navigator.md compares this with a builder that gives child flows as values.
@MainActor
final class ScreenBuild {
  /// The screen that is being made; nil in all other views.
  private(set) static var current: ScreenBuild?

  private(set) var content = ScreenContent()
  private(set) var actions = ScreenActions()

  private var known: [ChildFlow]

  /// The tab whose content is being made.
  private var tab: AnyHashable?

  /// The name in links of a tab whose content is made too, though the user does not see it.
  private let tabName: String?

  init(known: ScreenContent?, tabName: String? = nil) {
    self.known = known?.flows ?? []
    self.tabName = tabName
  }

  /// Runs the making of the screen of a step.
  func run<Screen>(of step: StepNode?, _ make: () -> Screen) -> Screen {
    let outer = ScreenBuild.current
    ScreenBuild.current = self
    defer { ScreenBuild.current = outer }
    return Turns.makingScreen(of: step, make)
  }

  /// Gives the flow of a view: the one in the same place before, or a new one.
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

  /// Whether the content of a tab is made: it is seen, was seen before, or a link leads there.
  func needs(_ tab: AnyHashable, in tabs: ScreenTabs) -> Bool {
    tab == tabs.selected || known.contains { $0.tab == tab }
      || tabName.map { $0 == tabs.linkText(tab) } == true
  }

  /// Notes that the screen consists of columns.
  func collectSplit() {
    content.isSplit = true
  }

  /// Notes that the screen consists of tabs.
  func collect(_ tabs: ScreenTabs, selection: TabSelectionActions) {
    content.tabs = tabs
    actions.tabs = selection
  }

  private func takeKnown<Child: Flow>(_: Child.Type) -> Child? {
    let index = known.firstIndex { $0.tab == tab && $0.flow is Child }
    return index.flatMap { known.remove(at: $0).flow as? Child }
  }
}

/// What the closures of a screen do for the flows in it.
///
/// They keep the flow whose screen it is, and so are kept by a host only, as views are.
struct ScreenActions {
  /// What takes the outcome of each flow.
  var outcomes: [ObjectIdentifier: (Any) -> Void] = [:]

  var tabs: TabSelectionActions?
}

/// Reads and changes which tab of a screen is selected.
struct TabSelectionActions {
  let selected: () -> AnyHashable
  let select: (AnyHashable) -> Void
}

extension StepNode {
  /// The flows in the screen, as they are now; the screen is made once to find them.
  @discardableResult
  func findContent() -> ScreenContent {
    if let page, page.isMade || content == nil {
      page.make()
      if let tabs = page.actions.tabs { content?.tabs?.selected = tabs.selected() }
      return content ?? ScreenContent()
    }
    // Which tab is selected may have changed since.
    if let content, content.tabs == nil { return content }
    return build()?.content ?? ScreenContent()
  }

  /// What the closures of the screen do; made by the host, or again where there is none.
  var actions: ScreenActions? {
    if let page, page.isMade { return page.actions }
    return build()?.actions
  }

  /// Makes the screen without a host, for the flows in it.
  ///
  /// - Parameter tabName: The name in links of a tab whose content is needed.
  /// - Returns: What was found while it was made, or nil when the step has gone.
  @discardableResult
  func build(tabName: String? = nil) -> ScreenBuild? {
    guard let navigator = flow?.navigator else { return nil }
    let build = ScreenBuild(known: content, tabName: tabName)
    guard build.run(of: self, { navigator.makeScreen(of: self) }) != nil else { return nil }
    adopt(build.content)
    return build
  }

  /// Takes over the flows that were found in the screen, and lets go of those that no longer are.
  ///
  /// - Returns: Whether these are others than before.
  @discardableResult
  func adopt(_ found: ScreenContent) -> Bool {
    let before = content
    content = found
    guard let flow, !found.isSame(as: before) else { return false }
    var tellings: [@MainActor () -> Void] = []
    for old in before?.flows ?? [] where !found.flows.contains(where: { $0.flow === old.flow }) {
      if old.node.slot?.step === self { old.node.end(.flow, &tellings) }
    }
    for new in found.flows { new.node.settle(in: flow, new.slot(in: self)) }
    if !tellings.isEmpty { Turns.run { for tell in tellings { tell() } } }
    return true
  }
}
