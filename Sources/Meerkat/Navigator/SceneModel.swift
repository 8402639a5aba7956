import MeerkatJourney

/// What a host shows of a tree of flows: stacks, each presented above the one before.
@MainActor
final class SceneModel {
  let root: FlowNode
  let patience = Patience()
  private var pages: [ObjectIdentifier: Page] = [:]

  /// The stacks as they were laid out last; nil if something has changed since.
  private var known: [SceneLayer]?
  private var isLayingOut = false

  init(_ root: FlowNode) {
    self.root = root
    root.tree.add(self)
  }

  /// The stack at the bottom, then that of each presentation; never empty.
  ///
  /// They follow from the tree alone. A view that reads them is evaluated again when the tree, or a
  /// screen with flows in it, changes.
  var layers: [SceneLayer] {
    root.tree.observe()
    return layOut()
  }

  /// Follows a change that has been made: the screens that come are made now, so that what they
  /// navigate takes its turn next.
  func treeDidChange() {
    known = nil
    if !isLayingOut { layOut() }
  }

  /// Finds out what is shown, when that is asked for, since a screen will be another one.
  func treeWillChange() { known = nil }

  @discardableResult
  private func layOut() -> [SceneLayer] {
    if let known { return known }
    isLayingOut = true
    defer { isLayingOut = false }
    var layout = SceneLayout(self)
    layout.add(root)
    known = layout.layers
    return layout.layers
  }

  /// Returns what is shown of a step.
  func page(of step: StepNode) -> Page {
    if let page = pages[ObjectIdentifier(step)] { return page }
    // A host that is still closing a step shows its last page.
    let page = step.page ?? Page(step)
    if !step.hasEnded { pages[ObjectIdentifier(step)] = page }
    return page
  }

  func forget(_ step: StepNode) { pages[ObjectIdentifier(step)] = nil }
}

/// A stack as it is on screen, with steps of one flow or of several.
@MainActor
struct SceneLayer: @MainActor Equatable {
  /// The lowest entry: the root of all, or what was presented.
  let base: SceneEntry

  /// What the lowest entry shows; a dialog's text follows from it.
  let destination: AnyDestination

  /// The entries pushed onto it, lowest first.
  var pushes: [SceneEntry] = []

  /// Whether the lowest screen has stacks of its own, such as one in each tab or column.
  var hasOwnStacks = false

  init(base: SceneEntry, hasOwnStacks: Bool = false) {
    (self.base, self.hasOwnStacks) = (base, hasOwnStacks)
    destination = base.step.destination
  }

  /// The entry that the user sees of the stack.
  var top: SceneEntry { pushes.last ?? base }
}

/// A step of one of the flows in a scene, as an item on screen.
struct SceneEntry: Hashable, Identifiable {
  let step: StepNode

  /// The style of the step, or that of the flow whose root it is.
  let style: NavigationStyle

  /// How often the step had been shown anew.
  private let showing: Int

  var id: SceneEntry { self }

  @MainActor init(step: StepNode, style: NavigationStyle) {
    (self.step, self.style) = (step, style)
    showing = step.showings
  }

  static func == (one: SceneEntry, other: SceneEntry) -> Bool {
    one.step === other.step && one.style == other.style && one.showing == other.showing
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(step)) }
}

/// Arranges the steps of all flows in stacks.
@MainActor
struct SceneLayout {
  private(set) var layers: [SceneLayer] = []
  private let scene: SceneModel?

  /// The number of layers up to the tabs around; in that layer, pushes belong to the stack of a
  /// tab.
  private var stacksAt: Int?

  /// Whether a step that the user has left on screen hides all above it.
  private var isCut = false

  init(_ scene: SceneModel?) { self.scene = scene }

  /// Adds the steps of a flow and of the flows inside; if there is a style, the root is an entry
  /// too.
  mutating func add(_ flow: FlowNode, rootStyle: NavigationStyle? = .push) {
    for (index, step) in flow.steps.enumerated() {
      if index > 0 {
        add(step, style: step.style)
      } else if let rootStyle {
        add(step, style: rootStyle)
      }
      addFlows(in: step)
    }
  }

  /// Adds one step and what lies in it and on it.
  mutating func add(_ step: StepNode) {
    add(step, style: .push)
    addFlows(in: step)
  }

  private mutating func add(_ step: StepNode, style: NavigationStyle) {
    isCut = isCut || scene != nil && step.isAway
    if isCut { return }
    if style != .push || layers.isEmpty {
      let entry = SceneEntry(step: step, style: style)
      layers.append(SceneLayer(base: entry, hasOwnStacks: startsWithStacks(step)))
    } else if layers.count == stacksAt {
      // The stack of the tab or column shows it.
    } else if layers[layers.count - 1].hasOwnStacks || content(of: step).isStack {
      // What lay between has gone, or it brings a stack. A sheet shows what no stack can.
      let entry = SceneEntry(step: step, style: .sheet)
      layers.append(SceneLayer(base: entry, hasOwnStacks: content(of: step).isStack))
    } else {
      layers[layers.count - 1].pushes.append(SceneEntry(step: step, style: style))
    }
  }

  private mutating func addFlows(in step: StepNode) {
    let content = content(of: step)
    let outer = stacksAt
    for child in content.shown where child.node.isPlaced(in: step) {
      // Each has a stack of its own, whatever the one before presents.
      if content.hasOwnStacks { stacksAt = layers.count }
      add(child.node, rootStyle: nil)
    }
    stacksAt = outer
    for node in step.attachedNodes { add(node, rootStyle: nil) }
  }

  private func content(of step: StepNode) -> ScreenContent {
    if let content = step.content, step.isWithoutFlows { return content }
    if step.isOutOfSight { return ScreenContent() }
    _ = scene?.page(of: step)
    return step.findContent()
  }

  /// Whether the screen of a step, or the root of the flow that it is, consists of tabs or columns.
  private func startsWithStacks(_ step: StepNode) -> Bool {
    let content = content(of: step)
    if content.hasOwnStacks { return true }
    guard let whole = content.flows.first, whole.isWhole else { return false }
    return startsWithStacks(whole.node.steps[0])
  }
}
