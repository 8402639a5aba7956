import Dispatch
import Foundation

/// A request to stop: Ctrl-C, SIGTERM, or the cancellation of the waiting task.
final class StopSignal {
  private let stream: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  /// Starts listening; later signals aren't lost, even if no task waits yet.
  init(endsOnSignals: Bool) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    self.stream = stream
    // A file that has become too large is an error where it is written, and no reason to end.
    if endsOnSignals { signal(SIGXFSZ, SIG_IGN) }
    sources = (endsOnSignals ? [SIGINT, SIGTERM] : []).map { number in
      #if canImport(Darwin)
        // There a source only watches; without this the signal would end the program.
        signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        continuation.finish()
        // The next one ends the program even where a view keeps the main actor busy.
        signal(number, SIG_DFL)
      }
      return source
    }
    for source in sources {
      await withCheckedContinuation { registration in
        source.setRegistrationHandler { registration.resume() }
        source.resume()
      }
    }
    // Nobody else holds on to the continuation when there are no signals, and its end would be
    // taken for the wish.
    if sources.isEmpty { continuation.onTermination = { _ in _ = continuation } }
  }

  /// Returns when the server is to end.
  func wait() async {
    for await _ in stream {}
    for source in sources { source.cancel() }
  }
}
