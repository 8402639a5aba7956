/// Whether a part of the tree can be seen: a screen under another one, or in a tab that is not selected, cannot.
///
/// What is mounted inside is told when that changes.
@MainActor
package final class Presence {
  private(set) var isVisible: Bool
  private var observers: [any PresenceObserver] = []

  init(isVisible: Bool) { self.isVisible = isVisible }

  func join(_ observer: any PresenceObserver) { observers.append(observer) }

  func leave(_ observer: any PresenceObserver) { observers.removeAll { $0 === observer } }

  func change(to isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    for observer in observers { observer.presenceDidChange(to: isVisible) }
  }
}

/// A node that acts when it comes into sight and when it goes out of it.
@MainActor
protocol PresenceObserver: AnyObject {
  func presenceDidChange(to isVisible: Bool)
}

private enum PresenceKey: EnvironmentKey {
  static var defaultValue: Presence? { nil }
}

extension EnvironmentValues {
  /// The nearest part of the tree that can be seen or not, nil where everything can.
  var presence: Presence? {
    get { self[PresenceKey.self] }
    set { self[PresenceKey.self] = newValue }
  }
}
