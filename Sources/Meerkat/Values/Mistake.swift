import Foundation
import MeerkatJourney

/// A developer's mistake, reported in debug builds.
@MainActor
package enum Mistake {
  /// Receives mistakes; writes to standard error unless a test replaces it.
  package static var listener: (String) -> Void = { text in
    FileHandle.standardError.write(Data("Meerkat: \(text)\n".utf8))
  }

  /// Reports a mistake in one line that says what to do; does nothing in a release build.
  static func report(_ text: @autoclosure () -> String) {
    #if DEBUG
      listener(text())
    #endif
  }
}
