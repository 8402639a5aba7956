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

  /// Whether something can be presented from here: there is one presentation at a time from a screen,
  /// and none while something comes or goes. What can't be yet is asked for again then.
  final var canPresent: Bool { runtime.window.admits(self) }

  /// Takes what is presented away; when it has gone, `ended` runs, and `onDismiss` after it.
  final func withdraw(
    _ element: Element, ended: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil
  ) {
    runtime.window.withdraw(element)
    element.unmount()
    runtime.transitions.append(of: self) { [weak self] in
      ended?()
      if let self, let onDismiss { runtime.actions.append(of: self, onDismiss) }
    }
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
