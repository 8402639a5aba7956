/// A visible element, which hosts turn into HTML, text cells or shapes.
///
/// The elements form a separate tree inside the tree of nodes: views without a look, such as
/// `Group`, `ForEach` and your own views, have nodes but no elements.
package class Element: Node {
  /// The number by which hosts name the element; never used twice in a runtime.
  package final let id: Int

  /// The element in which this one is shown, once a host has asked for that one's children.
  @exclusivity(unchecked) package final unowned(unsafe) var container: Element?

  @exclusivity(unchecked) private final var shown: [Element] = []
  private final var observation = ObservedReads()

  /// What layout has found out about this element.
  package final var measured: ElementLayout?

  override init(under parent: Node) {
    id = parent.runtime.makeElementID()
    super.init(under: parent)
  }

  override init(rootOf runtime: Runtime, environment: EnvironmentScope) {
    id = runtime.makeElementID()
    super.init(rootOf: runtime, environment: environment)
  }

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
  /// Forgets what the element has read before, its surroundings included. Only for ``evaluate()``:
  /// a body that is being evaluated would count what is read here as its own.
  final func observing<Result>(_ body: () -> Result) -> Result { observation.read(by: self, body) }
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

  /// The elements of a node inside, which know this one as their container.
  final func elements(of part: Node?) -> [Element] {
    _ = children
    return part?.collectedElements ?? []
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

  /// The element and those around it, from the inside out.
  package final var outwards: UnfoldFirstSequence<Element> {
    sequence(first: self) { $0.container }
  }

  /// The elements around this one, from the inside out.
  package final var containers: DropFirstSequence<UnfoldFirstSequence<Element>> {
    outwards.dropFirst()
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

  /// Makes the element known as one that a user can act on.
  package final func becomeInteractive() {
    state.insert(.isInteractive)
    runtime.interactive[id] = Unmanaged.passUnretained(self)
  }

  /// Notes that what is known about the size of this element no longer holds.
  package final func invalidateLayout() { measured?.setNeedsLayout() }
}

/// What layout knows of an element, and is told.
@MainActor
package class ElementLayout {
  /// Notes that the element has changed.
  package func setNeedsLayout() {}
}

/// The element that holds all others.
@MainActor
protocol RootElement: Element {
  /// Shows a view, in place of the one before.
  func show<Content: View>(_ view: Content)

  /// Whether an element stands in something that is going, which no host shows any more.
  func isGoing(_ element: Element) -> Bool

  /// Presents what has waited until something else had gone.
  func admitNext()

  /// Releases what was shown, and the objects that it holds, once everything is unmounted.
  func releaseContent()
}

/// A reference to an element for what stands inside, which doesn't retain the element.
final class WeakReference<Referred: Element>: Sendable {
  weak let element: Referred?

  init(_ element: Referred?) { self.element = element }
}
