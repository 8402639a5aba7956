/// A visible element, which hosts turn into HTML, text cells or shapes.
///
/// The elements form a separate tree inside the tree of nodes: views without a look, such as
/// `Group`, `ForEach` and your own views, have nodes but no elements.
@MainActor
package class Element: Node {
  /// The number by which hosts name the element; never used twice in a runtime.
  package final let id: Int

  /// The element in which this one is shown, once a host has asked for that one's children.
  package final unowned(unsafe) var container: Element?

  private final var shown: [Element] = []
  private final var observation = ObservedReads()

  /// What layout has found out about this element.
  package final var layoutNode: LayoutNode?

  override init(under parent: Node) {
    id = parent.runtime.makeElementID()
    super.init(under: parent)
  }

  override init(rootOf runtime: Runtime, environment: EnvironmentScope) {
    id = runtime.makeElementID()
    super.init(rootOf: runtime, environment: environment)
  }

  /// Shows itself to a host.
  ///
  /// The door through which hosts learn the type of an element. An element without a look of its
  /// own shows what is inside.
  package func accept(_ visitor: any ElementVisitor) {
    for child in children { child.accept(visitor) }
  }

  /// Handles what a person did.
  ///
  /// Returns whether the element takes such events.
  package func handle(_ event: ElementEvent) -> Bool { false }

  /// Collects the elements inside, which ``children`` keeps.
  package func collectChildren(into list: inout [Element]) {
    forEachChild { $0.collectElements(into: &list) }
  }

  package override func collectElements(into list: inout [Element]) { list.append(self) }

  package override func elementsDidChange() { childrenDidChange() }

  package override func willUnmount() {
    observation.end()
    runtime.elementCount -= 1
    if state.contains(.isInteractive) { runtime.interactive[id] = nil }
  }

  /// Reads a binding or an object on the element's own account: ``evaluate()`` is called when that
  /// changes, and not the body in which the view stands.
  ///
  /// Forgets what the element has read before, its surroundings included.
  final func observing<Result>(_ body: () -> Result) -> Result {
    observation.read(by: self, body)
  }
}

extension Element {
  /// The elements inside, in order.
  ///
  /// Collected on first use.
  package final var children: [Element] {
    if !state.contains(.isShown) {
      state.insert(.isShown)
      adoptChildren()
    }
    return shown
  }

  /// Collects the children anew and gives the former ones.
  final func refreshChildren() -> (old: [Element], new: [Element]) {
    let old = shown
    adoptChildren()
    return (old, shown)
  }

  private func adoptChildren() {
    var list: [Element] = []
    collectChildren(into: &list)
    for child in list { child.container = self }
    shown = list
  }

  /// Notes that the element consists of other children now.
  package final func childrenDidChange() {
    invalidateLayout()
    guard state.contains(.isShown) else { return }
    runtime.noteAnimation(of: self, ofChildren: true)
    guard !state.contains(.childrenChanged) else { return }
    state.insert(.childrenChanged)
    runtime.changedChildren.append(self)
  }

  /// Notes that the element itself looks different, and may need other space.
  package final func contentDidChange(affectsLayout: Bool = true) {
    if affectsLayout { invalidateLayout() }
    guard container != nil else { return }
    runtime.noteAnimation(of: self, ofChildren: false)
    guard !state.contains(.contentChanged) else { return }
    state.insert(.contentChanged)
    runtime.changedContents.append(self)
  }

  /// Makes the element known as one that a person can act on.
  package final func becomeInteractive() {
    state.insert(.isInteractive)
    runtime.interactive[id] = Unmanaged.passUnretained(self)
  }

  /// Notes that what is known about the size of this element no longer holds.
  package final func invalidateLayout() { layoutNode?.setNeedsLayout() }
}

/// An element with a view inside.
@MainActor
package class ContainerElement: Element {
  /// The node of the view inside.
  ///
  /// Set right after the element is made.
  package final var content: Node?

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  package override func collectChildren(into list: inout [Element]) {
    content?.collectElements(into: &list)
  }

  /// Mounts the view inside.
  final func mount<Content: View>(_ view: Content) {
    content = Content.makeNode(view, under: self)
  }

  /// Brings the view inside up to date.
  final func update<Content: View>(_ view: Content) {
    if let content { Content.updateNode(content, to: view) }
  }
}
