/// The node of a view that presents another one while a binding says so.
@MainActor
class PresenterNode: ContentNode {
  private final var observation = ObservedReads()

  override init(under parent: Node) {
    super.init(under: parent)
    scheduleEvaluation()
  }

  /// Reads the binding, and shows or withdraws what is to be shown.
  func present() {}

  final override func evaluate() {
    observation.read(by: self) { present() }
  }

  /// What is shown above is a child of this node, so that it reads the same surroundings.
  var presented: Element? { nil }

  final override var hold: NodeHold { presented == nil ? .nothing : .use }

  final override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let presented { visit(presented) }
  }

  /// What is shown above is in the window, not here.
  final override func collectElements(into list: inout [Element]) {
    content?.collectElements(into: &list)
  }

  /// What is shown above hands nothing up to the screen below.
  final override func collectPreferences(_ collector: PreferenceCollector) {
    content?.collectPreferences(collector)
  }

  override func willUnmount() {
    observation.end()
    if let presented { runtime.window.withdraw(presented) }
  }
}
