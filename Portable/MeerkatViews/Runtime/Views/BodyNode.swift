/// The node of a view with a body.
///
/// It keeps the view's state, and evaluates the body when a value that the body has read changes.
@MainActor @usableFromInline
final class BodyNode<Content: View>: Node {
  @usableFromInline var view: Content
  @usableFromInline let type: ViewType
  private var child: Node?
  private var slots: [any PropertySlot] = []
  private var observation = ObservedReads()

  @usableFromInline
  init(_ view: Content, under parent: Node) {
    self.view = view
    self.type = ViewType.of(Content.self)
    super.init(under: parent)
    scheduleEvaluation()
  }

  @inlinable
  func update(to new: Content) {
    var new = new
    let isSame = type.hasSameInputs(&view, &new)
    if isSame, !type.forwardsToContent { return }
    view = new
    if isSame { return connectProperties() }
    scheduleEvaluation()
  }

  override var viewType: (any View.Type)? { Content.self }

  override var keptValues: [(name: String, value: Any)] {
    Mirror(reflecting: view).children.compactMap { name, property in
      guard let name, let property = property as? any KeptValue else { return nil }
      return (name.hasPrefix("_") ? String(name.dropFirst()) : name, property.keptValue)
    }
  }

  override var keptStates: [(name: String, state: StateTree?)] {
    zip(type.properties.compactMap(\.name), slots).map { ($0, $1.keptState) }
  }

  override func evaluate() {
    dropSubscriptions()
    connectProperties()
    // Content closures, as `ForEach` has one, run while nodes are made: what they read counts as read by this body.
    runtime.evaluating(self) { observation.track(by: self) { evaluateBody() } }
  }

  private func evaluateBody() {
    if let child {
      Content.Body.updateNode(child, to: view.body)
    } else {
      child = Content.Body.makeNode(view.body, under: self)
    }
  }

  @usableFromInline
  func connectProperties() {
    guard !type.properties.isEmpty else { return }
    var index = 0
    withUnsafeMutablePointer(to: &view) { pointer in
      for property in type.properties {
        property.connect(UnsafeMutableRawPointer(pointer), self, &slots, &index)
      }
    }
  }

  override func environmentDidChange(_ key: ObjectIdentifier) {
    guard slots.contains(where: \.hasChangedSurroundings) else { return }
    setNeedsEvaluation()
  }

  override var hold: NodeHold { slots.contains(where: \.isWritten) ? .state : .nothing }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into list: inout [Element]) { child?.collectElements(into: &list) }

  override func willUnmount() {
    observation.end()
    for slot in slots { slot.end() }
  }
}
