import Foundation
import MeerkatFoundation
import Observation
import Synchronization

/// Logs once, in a debug build, that a name of UIKit compiles without effect.
enum UIKitNote {
  private static let noted = Mutex<Set<String>>([])

  static func write(_ name: String) {
    guard noted.withLock({ $0.insert(name).inserted }) else { return }
    AppHost.note(
      "\(name) compiles, but has no effect here; Documentation/porting.md says what works.")
  }
}

/// What a view or controller tells those who show it: that it has changed.
///
/// It is part of its owner and not its superclass, so that the classes of apps can be observable
/// themselves.
@Observable @MainActor
package final class ChangeCount {
  private var count = 0

  nonisolated init() {}

  /// Reads the count, so that the caller is evaluated again after the next change.
  package func read() { _ = count }

  /// Notes a change.
  package func note() { count &+= 1 }
}
