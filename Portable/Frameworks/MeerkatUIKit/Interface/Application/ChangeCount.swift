import Observation

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
