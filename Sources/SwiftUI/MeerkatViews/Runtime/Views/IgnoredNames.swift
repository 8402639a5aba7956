import Foundation
import Synchronization

/// The names of modifiers and symbols that are used, and that no host shows.
///
/// A debug build writes each of them once to standard error, so that developers don't look for a
/// mistake in their code.
package final class IgnoredNames: Sendable {
  /// The names in this process.
  package static let shared = IgnoredNames { text in
    FileHandle.standardError.write(Data("Meerkat: \(text)\n".utf8))
  }

  private let noted = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Begins with no names; `write` gets one line for each that comes.
  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// The names that were noted so far.
  package var names: Set<String> { noted.withLock(\.self) }

  /// Takes note of a name, which is written unless it was noted before.
  package func note(
    _ name: String,
    _ reason: String =
      "compiles, but has no effect here; Documentation/swiftui.md says what works."
  ) {
    guard noted.withLock({ $0.insert(name).inserted }) else { return }
    write("\(name) \(reason)")
  }
}

extension View {
  /// The view itself, after a word about the modifier that calls this: hosts ignore it.
  nonisolated func accepted(_ modifier: StaticString = #function) -> Self {
    #if DEBUG
      IgnoredNames.shared.note("\(modifier)")
    #endif
    return self
  }
}
