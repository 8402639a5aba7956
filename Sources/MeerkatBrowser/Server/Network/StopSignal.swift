import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The wish to end: Ctrl-C, SIGTERM, or the cancellation of the task that waits.
///
/// It listens from the start, so that a signal that comes before anyone waits is not lost.
final class StopSignal {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let sources: [any DispatchSourceSignal]

  init(endsOnSignals: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    self.stream = stream
    self.continuation = continuation
    sources = (endsOnSignals ? Self.numbers : []).map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        continuation.finish()
        // The next Ctrl-C ends the program even where a view keeps the main actor busy.
        Self.restoreSignals()
      }
      source.resume()
      return source
    }
  }

  /// Returns when the server is to end.
  func wait() async {
    for await _ in stream {}
    for source in sources { source.cancel() }
    if !sources.isEmpty { Self.restoreSignals() }
  }

  private static let numbers = [SIGINT, SIGTERM]

  private static func restoreSignals() {
    for number in numbers { signal(number, SIG_DFL) }
  }
}
