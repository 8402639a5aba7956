import Foundation
import MeerkatJourney

/// What a developer did that cannot have been meant, told in the log of a debug build.
@MainActor
package enum Mistake {
  /// Where mistakes are told; standard error, unless a test listens.
  package static var listener: (String) -> Void = { text in
    FileHandle.standardError.write(Data("Meerkat: \(text)\n".utf8))
  }

  /// Tells a mistake, in one line that says what to do; does nothing in a release build.
  static func report(_ text: @autoclosure () -> String) {
    #if DEBUG
      listener(text())
    #endif
  }
}

extension Refusal {
  /// Whether a request that was refused so cannot have been meant.
  ///
  /// A second tap, a late event and an answer of a guard are everyday life.
  var isMistake: Bool {
    switch self {
    case .alreadyThere, .stepNotFound, .forbidden, .undecided, .redirected, .queued, .superseded:
      false
    default: true
    }
  }
}
