import ClockSupport
import GalleryRooms
import Testing

@MainActor
struct LoadingTests {
  let clock = ManualClock()
  let script = Script<String, String>()
  let loading: Loading<String>

  init() {
    loading = Loading(clock: clock)
  }

  /// Starts, and returns when the question has been asked.
  func start() async {
    loading.start { [script] () async throws(ServiceError) in try await script.ask("old") }
    await script.untilWaiting()
  }

  /// Waits until the state is in words.
  func until(_ words: String) async {
    while self.words != words { await Task.yield() }
  }

  var words: String {
    switch loading.state {
    case .idle: "idle"
    case .underway(let patience): "\(patience)"
    case .loaded(let text): "loaded \(text)"
    case .failed(let error): "failed \(error)"
    }
  }

  @Test func nothingIsShownAtFirst() async {
    #expect(words == "idle")
    await start()
    #expect(words == "fresh")
  }

  @Test(
    "What is shown depends on the time that has passed",
    arguments: [
      (299, "fresh"), (300, "waiting"), (1_999, "waiting"), (2_000, "long"), (60_000, "long"),
    ])
  func patience(milliseconds: Int, expected: String) async {
    await start()
    await clock.sleepers(1, for: .milliseconds(300))
    if milliseconds >= 300 {
      clock.advance(by: .milliseconds(300))
      await clock.sleepers(1, for: .milliseconds(1_700))
      clock.advance(by: .milliseconds(milliseconds - 300))
    } else {
      clock.advance(by: .milliseconds(milliseconds))
    }
    await until(expected)
    // Nobody has been woken who could say more.
    await clock.sleepers(milliseconds < 300 ? 1 : 0, for: .milliseconds(300))
    await clock.sleepers((300..<2_000).contains(milliseconds) ? 1 : 0, for: .milliseconds(1_700))
    #expect(words == expected)
  }

  @Test(arguments: [
    (Result<String, ServiceError>.success("Hello"), "loaded Hello"),
    (.failure(.refused), "failed \(ServiceError.refused)"),
  ])
  func itEndsAsTheServiceAnswers(result: Result<String, ServiceError>, expected: String) async {
    await start()
    script.answer(result)
    await until(expected)
    #expect(loading.value == (try? result.get()))
  }

  @Test func progressIsNoLongerShownWhenItHasEnded() async {
    await start()
    await clock.sleepers(1, for: .milliseconds(300))
    script.answer(.success("Hello"))
    await until("loaded Hello")
    await clock.sleepers(0, for: .milliseconds(300))
    clock.advance(by: .seconds(5))
    #expect(words == "loaded Hello")
  }

  @Test func theUserCanGiveUp() async {
    await start()
    loading.cancel()
    #expect(words == "failed \(ServiceError.cancelled)")
    while !script.waiting.isEmpty { await Task.yield() }
  }

  @Test func givingUpWhatHasEndedChangesNothing() async {
    await start()
    script.answer(.success("Hello"))
    await until("loaded Hello")
    loading.cancel()
    #expect(words == "loaded Hello")
  }

  @Test func aNewStartGivesUpTheOldOne() async {
    await start()
    loading.start { [script] () async throws(ServiceError) in try await script.ask("new") }
    while script.waiting != ["new"] { await Task.yield() }
    script.answer(.success("new"))
    await until("loaded new")
  }

  @Test func workUnderWayIsCancelledWhenNobodyHoldsTheLoading() async {
    weak var released: Loading<String>?
    do {
      let loading = Loading<String>(clock: clock)
      released = loading
      loading.start { [script] () async throws(ServiceError) in try await script.ask("old") }
      await script.untilWaiting()
    }
    #expect(released == nil)
    while !script.waiting.isEmpty { await Task.yield() }
    await clock.sleepers(0, for: .milliseconds(300))
  }
}
