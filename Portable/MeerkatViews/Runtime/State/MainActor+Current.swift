import MeerkatIsolation

extension MainActor {
  /// Runs `body` if the caller is on the main actor; elsewhere, returns nil.
  ///
  /// SwiftUI lets `@State`, bindings and `@Environment` be used from any thread. Another thread must
  /// not wait for its turn: the main actor may be waiting for that thread.
  static func ifCurrent<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard isCurrent else { return nil }
    return withoutActuallyEscaping(body) { body in
      // The cast drops an isolation that holds, as was just checked.
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}
