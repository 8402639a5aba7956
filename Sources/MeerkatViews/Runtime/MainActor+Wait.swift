import Dispatch
import MeerkatIsolation

extension MainActor {
  /// Runs `body` on the main actor and waits for its result.
  ///
  /// SwiftUI lets `@State` and bindings be used from any thread. Off the main actor the caller
  /// waits its turn.
  static func wait<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // The cast drops an isolation that holds: the queue is checked, or entered, before `isolated` runs.
      let isolated = unsafeBitCast(body, to: (() -> Result).self)
      if isCurrent { return isolated() }
      return DispatchQueue.main.sync { isolated() }
    }
  }
}
