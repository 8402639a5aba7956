/// Whether a part of the tree is visible: a covered screen, or one in an unselected tab, isn't.
///
/// The nodes inside are notified when that changes.
@MainActor
package final class Presence: PresenceObserver {
  /// Whether this part is shown by what holds it.
  private(set) var isSelfVisible = true
  private let outer: Presence?
  private var observers: [any PresenceObserver] = []

  init(inside outer: Presence?, isVisible: Bool = true) {
    self.outer = outer
    isSelfVisible = isVisible
    outer?.join(self)
  }

  /// Whether this part and all around it are shown.
  var isVisible: Bool { isSelfVisible && (outer?.isVisible ?? true) }

  func join(_ observer: any PresenceObserver) { observers.append(observer) }

  func leave(_ observer: any PresenceObserver) { observers.removeAll { $0 === observer } }

  /// Ends this part, which then needs no further notifications.
  func end() { outer?.leave(self) }

  func change(to isVisible: Bool) {
    guard isVisible != isSelfVisible else { return }
    isSelfVisible = isVisible
    if outer?.isVisible ?? true { presenceDidChange(to: isVisible) }
  }

  func presenceDidChange(to isVisible: Bool) {
    guard isSelfVisible || !isVisible else { return }
    for observer in observers { observer.presenceDidChange(to: isVisible && isSelfVisible) }
  }
}

/// A node that acts when it becomes visible or invisible.
@MainActor
protocol PresenceObserver: AnyObject {
  func presenceDidChange(to isVisible: Bool)
}

extension EnvironmentValues {
  /// The nearest part of the tree that can be seen or not, nil where everything can.
  @Entry var presence: Presence?
}
