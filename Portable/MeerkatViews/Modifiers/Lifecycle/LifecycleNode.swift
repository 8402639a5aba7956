/// The node of a view with actions for when it appears or disappears.
///
/// It appears after the update in which it was mounted, unless it is in a part of the tree that
/// isn't visible yet.
class LifecycleNode: ContentNode, PresenceObserver {
  private final let presence: Presence?
  private final var isPresent = false

  override init(under parent: Node) {
    presence = EnvironmentValues(scope: parent.environment).presence
    super.init(under: parent)
    presence?.join(self)
    if presence?.isVisible ?? true { enter() }
  }

  /// Acts when the view appears.
  func appear() {}

  /// Schedules an action for the appearance of the view.
  func enqueueAppearance(_ action: @escaping () -> Void) {
    runtime.actions.append(of: self, action)
  }

  /// Acts when the view disappears.
  func disappear() {}

  func presenceDidChange(to isVisible: Bool) {
    if isVisible { enter() } else { exit() }
  }

  private func enter() {
    guard !isPresent else { return }
    isPresent = true
    enqueueAppearance { [weak self] in
      guard let self, self.isMounted, self.isPresent else { return }
      self.appear()
    }
    runtime.requestUpdate()
  }

  private func exit() {
    guard isPresent else { return }
    isPresent = false
    runtime.actions.appendDisappearance { self.disappear() }
    runtime.requestUpdate()
  }

  override func willUnmount() {
    presence?.leave(self)
    exit()
  }
}
