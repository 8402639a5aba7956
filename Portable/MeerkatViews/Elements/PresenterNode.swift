/// The node of a view that presents another one while a binding says so.
class PresenterNode: ContentNode {
  private final var observation = ObservedReads()

  override init(under parent: Node) {
    super.init(under: parent)
    scheduleEvaluation()
  }

  /// Reads the binding, and shows or withdraws what is to be shown.
  func present() {}

  final override func evaluate() { observation.read(by: self) { present() } }

  /// When something can be presented from here.
  enum Admission { case now, later, never }

  /// When something can be presented: one at a time from a screen, and nothing while something goes.
  final var admission: Admission { runtime.window.admission(of: self) }

  /// What is going, out of a user's reach, and shows its last content meanwhile.
  private final var going: [Element] = []

  /// Takes what is presented away; when it has gone, `ended` runs, and `onDismiss` after it.
  final func withdraw(
    _ element: Element, ended: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil
  ) {
    going.append(element)
    runtime.window.withdraw(element)
    let isPage = element is PresentationElement
    runtime.transitions.append(element, isPage: isPage, of: self) { [weak self] in
      guard let self else { return }
      going.removeAll { $0 === element }
      element.unmount()
      ended?()
      if let onDismiss { runtime.actions.append(of: self, onDismiss) }
    }
  }

  /// What is shown above is a child of this node, so that it reads the same surroundings.
  var presented: Element? { nil }

  final override var hold: NodeHold { presented == nil && going.isEmpty ? .nothing : .use }

  final override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let presented { visit(presented) }
    for element in going { visit(element) }
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
