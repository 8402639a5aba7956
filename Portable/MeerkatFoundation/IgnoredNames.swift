import Synchronization

/// The names of modifiers and symbols that are used, and that no host shows.
///
/// A debug build writes each of them once to standard error, so that developers don't look for a
/// mistake in their code.
package final class IgnoredNames: Sendable {
  /// The names in this process.
  package static let shared = IgnoredNames { text in AppHost.note(text) }

  private let noted = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Begins with no names; `write` gets one line for each that comes.
  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// The names that were noted so far.
  package var names: Set<String> { noted.withLock(\.self) }

  /// Takes note of a name, which is written unless it was noted before.
  package func note(
    _ name: String,
    _ reason: String = "compiles, but has no effect here; Documentation/names.md says what works."
  ) {
    guard noted.withLock({ $0.insert(name).inserted }) else { return }
    write("\(name) \(reason)")
  }

  /// Takes note of a name of UIKit, in a debug build.
  package static func noteUIKit(_ name: String) {
    #if DEBUG
      shared.note(
        name, "compiles, but has no effect here; Documentation/porting.md says what works.")
    #endif
  }
}
