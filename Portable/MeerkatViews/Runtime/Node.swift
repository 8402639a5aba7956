/// A place in the tree of views: the identity to which state belongs.
///
/// A node is created when its view first appears in that place, is updated for as long as a view of
/// the same type is there, and then ends. Nodes are kept and changed, never copied.
///
/// What is `@exclusivity(unchecked)` is only read and replaced as a whole, so that no access can
/// overlap with another one; looking for that at run time would cost a tenth of a first page.
@MainActor @usableFromInline
package class Node {
  /// The app instance that this node is part of.
  package final unowned(unsafe) let runtime: Runtime

  /// The node above, which owns this one.
  package final unowned(unsafe) let parent: Node?

  /// What the content of this node reads from its surroundings.
  @exclusivity(unchecked) package final var environment: EnvironmentScope

  /// The number of nodes that were made before: parents come before children, and siblings in the
  /// order of the source, unless one was made later.
  ///
  /// Changes are evaluated in this order.
  package final let serial: UInt32

  @exclusivity(unchecked) package final var state: NodeState = .mounted

  /// What this node read when it was last evaluated.
  ///
  /// Not isolated, so that reading a state costs no change of isolation. Safe because a source is
  /// read on the main actor only: other threads `peek`.
  nonisolated(unsafe) package final var subscriptions: [Subscription] = []

  /// Creates a node below another one, in the same surroundings.
  @usableFromInline
  init(under parent: Node) {
    self.runtime = parent.runtime
    self.parent = parent
    self.environment = parent.environment
    self.serial = parent.runtime.nextSerial()
  }

  /// Creates the root of a tree.
  init(rootOf runtime: Runtime, environment: EnvironmentScope) {
    self.runtime = runtime
    self.parent = nil
    self.environment = environment
    self.serial = 0
  }

  /// Calls `visit` with each child, in the order of the source.
  package func forEachChild(_ visit: (Node) -> Void) {}

  /// Adds the elements that this node puts on screen, in order.
  package func collectElements(into list: inout [Element]) {
    forEachChild { $0.collectElements(into: &list) }
  }

  /// The type of the view with a body that stands here, nil for anything else.
  package var viewType: (any View.Type)? { nil }

  /// The values that the view with a body keeps here, by the names of their properties.
  package var keptValues: [(name: String, value: Any)] { [] }

  /// What the view with a body keeps here that another build of the program may begin with, by the
  /// names of the properties.
  package var keptStates: [(name: String, state: StateTree?)] { [] }

  /// Does the work for which the node was scheduled.
  package func evaluate() {}

  /// Reacts to a changed value of its surroundings.
  ///
  /// The node has read `key` before.
  package func environmentDidChange(_ key: ObjectIdentifier) { setNeedsEvaluation() }

  /// Reacts to content below that now consists of other elements.
  @usableFromInline package func elementsDidChange() { parent?.elementsDidChange() }

  /// Adds what views inside hand up for the key of a collector.
  func collectPreferences(_ collector: PreferenceCollector) {
    forEachChild { $0.collectPreferences(collector) }
  }

  /// What would be lost if this node, without those below, were made anew.
  var hold: NodeHold { .nothing }

  /// Lets go of what this node holds, before it leaves the tree.
  package func willUnmount() {}
}

extension Node {
  /// The elements that this node puts on screen, in order.
  final var collectedElements: [Element] {
    var list: [Element] = []
    collectElements(into: &list)
    return list
  }
}

/// The reason why an invisible node is kept.
enum NodeHold: Int, Comparable {
  case nothing
  /// A view's state was written.
  case state
  /// A user is at it: types into it, or sees what it presents.
  case use

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The state of a node, in two bytes.
package struct NodeState: OptionSet {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let mounted = NodeState(rawValue: 1)
  package static let needsEvaluation = NodeState(rawValue: 2)
  /// An element whose children hosts have asked for.
  package static let isShown = NodeState(rawValue: 4)
  package static let contentChanged = NodeState(rawValue: 8)
  package static let childrenChanged = NodeState(rawValue: 16)
  package static let isInteractive = NodeState(rawValue: 32)
  package static let preferencesChanged = NodeState(rawValue: 64)
  package static let readsPreferences = NodeState(rawValue: 128)
  /// An element that grows along an axis, as a host has shown it.
  package static let growsWide = NodeState(rawValue: 256)
  package static let growsHigh = NodeState(rawValue: 512)
  /// An element of which a host knows whether it grows.
  package static let knowsGrowth = NodeState(rawValue: 1024)
  /// A button that a host has shown behind its label, because controls stand in it.
  package static let isBehindLabel = NodeState(rawValue: 2048)

  /// Says whether a flag is set: without a set of flags, which other modules build step by step.
  package mutating func set(_ flag: NodeState, _ isSet: Bool) {
    self = NodeState(rawValue: isSet ? rawValue | flag.rawValue : rawValue & ~flag.rawValue)
  }
}

extension Node: Equatable {
  /// Nodes are the same when they are one.
  @usableFromInline nonisolated package static func == (left: Node, right: Node) -> Bool {
    left === right
  }
}

extension Node {
  /// The number of nodes above.
  package final var depth: Int {
    var (depth, node) = (0, parent)
    while let current = node { (depth, node) = (depth + 1, current.parent) }
    return depth
  }

  /// Whether the node is part of a running tree.
  package final var isMounted: Bool { state.contains(.mounted) }

  /// Schedules the node for the next update, because something that it read has changed.
  package final func setNeedsEvaluation() {
    guard state.contains(.mounted), !state.contains(.needsEvaluation) else { return }
    state.insert(.needsEvaluation)
    runtime.noteScope()
    runtime.noteActionChange(isState: false)
    runtime.changed.append(self)
    runtime.requestUpdate()
  }

  /// Schedules the node after its parent, which has just created or updated it.
  @usableFromInline package final func scheduleEvaluation() {
    guard !state.contains(.needsEvaluation) else { return }
    state.insert(.needsEvaluation)
    runtime.scheduled.append(self)
    runtime.requestUpdate()
  }

  /// Takes this node and everything below out of the tree, without recursion.
  @usableFromInline package final func unmount() {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      guard node.isMounted else { continue }
      let first = pending.count
      node.forEachChild { pending.append($0) }
      // The first child comes next. To be reversed, a slice would be copied.
      for place in 0..<(pending.count - first) / 2 {
        pending.swapAt(first + place, pending.count - 1 - place)
      }
      node.willUnmount()
      node.state = []
      node.dropSubscriptions()
    }
  }
}
