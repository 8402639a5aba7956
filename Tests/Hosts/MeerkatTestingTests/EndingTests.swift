import Dispatch
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

/// When an app ends whose driver, or whose runtime, is let go of.
@MainActor
struct EndingTests {
  @Test func aDriverThatIsReleasedHereEndsItsAppAtOnce() throws {
    var events: [String] = []
    var app: Driver? = try Driver(Text("Hello").onDisappear { events.append("gone") })
    #expect(app?.exists("Hello") == true)
    app = nil
    #expect(events == ["gone"])
  }

  @Test func aDriverThatIsReleasedOnAnotherThreadEndsItsApp() async throws {
    let (events, continuation) = AsyncStream<String>.makeStream()
    try releaseElsewhere { try Driver(Farewell(continuation: continuation)) }
    var told = events.makeAsyncIterator()
    let event = await told.next()
    #expect(event == "gone")
  }

  @Test func aRuntimeThatIsReleasedOnAnotherThreadEndsItsApp() async {
    let (events, continuation) = AsyncStream<String>.makeStream()
    releaseElsewhere {
      let runtime = Runtime()
      runtime.show(Farewell(continuation: continuation))
      return runtime
    }
    var told = events.makeAsyncIterator()
    let event = await told.next()
    #expect(event == "gone")
  }

  /// Lets another thread hold something alone, and let go of it.
  private func releaseElsewhere<Held: AnyObject & Sendable>(
    _ make: () throws -> Held
  ) rethrows {
    let isAlone = DispatchSemaphore(value: 0)
    do {
      let held = try make()
      DispatchQueue.global().async { [held] in
        isAlone.wait()
        withExtendedLifetime(held) {}
      }
    }
    isAlone.signal()
  }
}

/// Tells when it goes.
private struct Farewell: View {
  let continuation: AsyncStream<String>.Continuation

  var body: some View {
    Text("Hello").onDisappear { continuation.yield("gone") }
  }
}
