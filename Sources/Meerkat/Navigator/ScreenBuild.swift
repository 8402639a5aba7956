import MeerkatIsolation
import MeerkatUI
import Observation

/// Records what one screen contains while it is made.
///
/// While ``Flow/screen(for:)`` runs, each ``FlowView``, ``FlowTabs`` and ``FlowSplit`` in it
/// reports here: it receives the flow that is already in its place, or makes one, and leaves the
/// closures for a later outcome or link. So a flow knows the flows in it without a host: a link can
/// be opened, and a test can run, before anything is shown.
///
/// Documentation/inside.md compares this with a builder that returns child flows as values.
@MainActor
final class ScreenBuild {
  /// The screen that is being made, or nil in all other views.
  private(set) static var current: ScreenBuild?

  private(set) var content = ScreenContent()
  private(set) var actions = ScreenActions()

  private var known: [ChildFlow]
  private let knownTabs: Set<AnyTab>

  /// The flow whose screen it is.
  private var owner: FlowNode?

  /// The tab whose content is being made.
  private var tab: AnyTab?

  /// The name in links of a tab whose content is made instead of that of the selected one.
  private let tabName: String?

  /// The tab with that name.
  private var wanted: AnyTab?

  init(known: ScreenContent?, tabName: String? = nil) {
    self.known = known?.flows ?? []
    knownTabs = known?.tabs?.made ?? []
    self.tabName = tabName
  }

  /// Makes the screen of a step.
  ///
  /// - Parameters:
  ///   - step: The step, if it is there already.
  ///   - tree: The tree of its flow.
  ///   - didChange: Called once, just before something changes that the screen shows.
  ///   - make: Makes the screen.
  /// - Returns: The screen.
  func run<Screen>(
    of step: StepNode?, in tree: FlowTree, didChange: (@MainActor @Sendable () -> Void)? = nil,
    _ make: () -> Screen
  ) -> Screen {
    owner = step?.flow
    let outer = ScreenBuild.current
    ScreenBuild.current = self
    defer { ScreenBuild.current = outer }
    guard let didChange else { return tree.queue.makingScreen(of: step, make) }
    return withObservationTracking {
      tree.queue.makingScreen(of: step, make)
    } onChange: {
      MainActor.perform(didChange)
    }
  }

  /// Returns the flow of a view: the one that was in the same place before, or a new one.
  ///
  /// - Returns: The flow; nil if it would be inside itself.
  func flow<Child: Flow>(
    isWhole: Bool, at position: SourcePosition, make: () -> Child,
    didFinish: ((Child.Outcome) -> Void)?
  ) -> Child? {
    let flow = takeKnown(Child.self, at: position) ?? make()
    let node = flow.node
    if let owner, owner.lineage.contains(where: { $0 === node }) {
      Mistake.report(
        "\(Child.self) is shown in a screen of its own, or of a flow inside it, so nothing is shown "
          + "there. Show another flow: FlowView(\(Child.self)(…)).")
      return nil
    }
    content.flows.append(
      ChildFlow(flow: flow, node: node, isWhole: isWhole, tab: tab, position: position))
    if let didFinish {
      actions.outcomes[ObjectIdentifier(node)] = { outcome in
        if let outcome = outcome as? Child.Outcome { didFinish(outcome) }
      }
    }
    return flow
  }

  /// Makes the content of a tab or a column.
  func collect<Content>(in tab: AnyTab, make: () -> Content) -> Content {
    let outer = self.tab
    self.tab = tab
    defer { self.tab = outer }
    content.tabs?.made.insert(tab)
    return make()
  }

  /// Whether to make the content of a tab: it is selected, was selected before, or a link leads
  /// there.
  ///
  /// A tab that is about to be left, and was never made, isn't made either.
  func needs(_ tab: AnyTab, in tabs: ScreenTabs) -> Bool {
    if knownTabs.contains(tab) { return true }
    return wanted.map { $0 == tab } ?? (tab == tabs.selected)
  }

  /// Records that the screen consists of columns.
  func collect(_ columns: FlowColumns) {
    content.isSplit = true
    actions.columns = columns
  }

  /// Records that the screen brings a stack.
  func collectOwnStack() { if tab == nil { content.isStack = true } }

  /// Records that the screen consists of tabs.
  func collect(_ tabs: ScreenTabs, select: @escaping (AnyTab) -> Void) {
    content.tabs = tabs
    wanted = tabName.flatMap(tabs.tab)
    actions.selectTab = select
  }

  /// Of several views that stand at one position, as those of a function that is called twice, the
  /// order decides.
  private func takeKnown<Child: Flow>(_: Child.Type, at position: SourcePosition) -> Child? {
    let index = known.firstIndex { $0.tab == tab && $0.position == position && $0.flow is Child }
    return index.flatMap { known.remove(at: $0).flow as? Child }
  }
}

/// A view's position in the source, which distinguishes the flows in a tab, a column or a screen.
struct SourcePosition: Hashable {
  let fileID: String
  let line: Int
  let column: Int
}

/// The closures of a screen that belong to the flows in it.
///
/// They keep the flow whose screen it is alive, so only a host keeps them, as it keeps views.
struct ScreenActions {
  /// The closures for the outcomes of the flows.
  var outcomes: [ObjectIdentifier: (Any) -> Void] = [:]

  /// Selects a tab.
  var selectTab: ((AnyTab) -> Void)?

  /// What is kept of the columns, of a screen that consists of them.
  var columns: FlowColumns?
}

extension StepNode {
  /// Returns the flows in the screen as they are now, making the screen to find them if it has
  /// changed.
  @discardableResult
  func findContent() -> ScreenContent {
    // To read a step that has ended makes no flows in it anew.
    guard !hasEnded else { return ScreenContent() }
    if let page { page.make() } else if isStale { build() }
    return content ?? ScreenContent()
  }

  /// The closures of the screen; if there is no host, the screen is made anew for them.
  var actions: ScreenActions? {
    guard let page else { return build()?.actions }
    page.make()
    return page.actions
  }

  /// What is kept of the columns; nil if the screen doesn't consist of columns.
  var columns: FlowColumns? { findContent().isSplit ? actions?.columns : nil }

  /// Makes the screen without a host, to find the flows in it.
  ///
  /// - Parameter tabName: The name in links of a tab whose content is needed.
  /// - Returns: What was found, or nil if the step has gone.
  @discardableResult
  func build(tabName: String? = nil) -> ScreenBuild? {
    guard let flow else { return nil }
    let build = ScreenBuild(known: content, tabName: tabName)
    isStale = false
    let screen = build.run(
      of: self, in: flow.tree, didChange: { [weak self] in self?.screenDidExpire() }
    ) {
      makeScreen()
    }
    guard screen != nil else { return nil }
    adopt(build.content)
    return build
  }

  /// Selects a tab in the screen.
  ///
  /// If nobody has seen the tabs yet, the one that was selected so far isn't made.
  func select(_ tab: AnyTab) {
    guard page == nil else { return actions?.selectTab?(tab) ?? () }
    build(tabName: tab.linkText)?.actions.selectTab?(tab)
  }

  private func screenDidExpire() {
    guard !isStale else { return }
    isStale = true
    screenWillChange()
  }

  /// Tells the readers of the tree that they have to look at the screen again if there are flows in
  /// it: which ones is known once it is made.
  func screenWillChange() {
    guard let content, !content.flows.isEmpty || content.hasOwnStacks else { return }
    isAnnounced = true
    flow?.tree.willChange()
  }

  /// Whether something covers the screen, which was never made: it is made when it comes into sight.
  var isOutOfSight: Bool { content == nil && isCovered }

  /// Whether another screen is pushed above this one.
  private var isCovered: Bool {
    guard let flow, let index = flow.index(of: self) else { return false }
    if index + 1 < flow.steps.count { return flow.steps[index + 1].style == .push }
    guard let slot = flow.slot, slot.canBeLeft else { return false }
    return slot.step?.isCovered == true
  }

  /// Whether another step shows a flow now that this screen has contained for longer.
  private func isElsewhere(_ child: ChildFlow, _ before: ScreenContent?) -> Bool {
    guard let step = child.node.slot?.step, step !== self, !step.hasEnded else { return false }
    return before?.flows.contains { $0.node === child.node } == true
  }

  /// Takes over the flows that were found in the screen, and ends those that are no longer there.
  func adopt(_ found: ScreenContent) {
    let before = content
    content = found
    let isAnnounced = isAnnounced
    self.isAnnounced = false
    guard let flow, !found.isSame(as: before) else { return }
    // Those who read the tree meanwhile have found it as it is now.
    defer { if !isAnnounced { flow.tree.didChange() } }
    var tellings: [@MainActor () -> Void] = []
    var hasEnded = false
    for old in before?.flows ?? [] where !found.flows.contains(where: { $0.flow === old.flow }) {
      guard old.node.isPlaced(in: self) else { continue }
      old.node.end(.flow, &tellings)
      hasEnded = true
    }
    for new in found.flows where !isElsewhere(new, before) {
      new.node.place(in: flow, new.slot(in: self))
    }
    guard hasEnded else { return }
    let tree = flow.tree
    tree.queue.run {
      for tell in tellings { tell() }
      tree.reviewPending()
    }
  }
}
