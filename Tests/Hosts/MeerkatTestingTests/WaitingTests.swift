import Dispatch
import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct WaitingTests {
  @Test func tasksAreWaitedFor() async throws {
    let app = try Driver(Loading { "done" })
    #expect(app.exists("loading"))
    try await app.settle()
    #expect(app.exists("done"))
  }

  @Test func theMainQueueIsWaitedFor() async throws {
    let app = try Driver(
      Loading {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async {
            DispatchQueue.main.async { continuation.resume(returning: "done") }
          }
        }
      })
    try await app.settle()
    #expect(app.exists("done"))
  }

  @Test func workElsewhereIsWaitedForUntilItShows() async throws {
    let app = try Driver(
      Loading {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: "done") }
        }
      })
    try await app.waitFor("done")
    #expect(app.exists("done"))
  }

  @Test func whatNeverHappensIsAnErrorWithTheScreen() async throws {
    let app = try Driver(Text("still"))
    let error = await #expect(throws: Driver.Error.self) {
      try await app.waitUntil("the end", timeout: .zero) { false }
    }
    #expect(
      error?.description == "Gave up after 0.0 seconds of waiting for the end.\nThe screen:\n"
        + app.screenText)
  }

  @Test func tasksEndWithTheDriver() async throws {
    let log = Log()
    var app: Driver? = try Driver(Text("x").task { await log.waitForCancellation() })
    try await app?.waitUntil { log.hasBegun }
    app = nil
    while !log.isCancelled { await Task.yield() }
    #expect(log.isCancelled)
  }
}

@MainActor
private final class Log {
  var hasBegun = false
  var isCancelled = false

  func waitForCancellation() async {
    hasBegun = true
    let never = AsyncStream<Void> { _ in }
    for await _ in never {}
    isCancelled = Task.isCancelled
  }
}

private struct Loading: View {
  let load: @MainActor @Sendable () async -> String
  @State private var text = "loading"

  var body: some View {
    Text(text).task { text = await load() }
  }
}
