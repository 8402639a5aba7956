import Dispatch
import MeerkatUI
import MeerkatViews
import Synchronization
import Testing

/// State, bindings and the environment on other threads, while the main actor waits for these.
@MainActor
struct ThreadTests {
  /// Calls `body` on several threads at once, and waits for all.
  nonisolated private static func everywhere<Result: Sendable>(
    _ body: @Sendable () -> Result
  ) -> [Result] {
    let results = Mutex<[Result]>([])
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      let result = body()
      results.withLock { $0.append(result) }
    }
    return results.withLock(\.self)
  }

  private struct Reader: View {
    @State private var number = 7
    @SceneStorage("kept") private var kept = 1
    @Environment(\.lineLimit) private var limit
    @Environment(\.isEnabled) private var isEnabled
    let handle: Handle<Binding<Int>>

    var body: some View {
      let _ = handle.value = $number
      let (number, kept, limit) = ($number, $kept, _limit)
      let isEnabled = _isEnabled
      Text("\(Set(ThreadTests.everywhere { number.wrappedValue }).sorted())")
      Text("\(Set(ThreadTests.everywhere { kept.wrappedValue }).sorted())")
      Text("\(Set(ThreadTests.everywhere { limit.wrappedValue ?? 0 }).sorted())")
      Text("\(Set(ThreadTests.everywhere { isEnabled.wrappedValue ? 1 : 0 }).sorted())")
      Text("\(Set(ThreadTests.everywhere { Binding(get: { 3 }, set: { _ in }).wrappedValue }))")
    }
  }

  @Test func aBodyThatWaitsForOtherThreadsGetsTheirAnswers() {
    let app = TestApp(Reader(handle: Handle()).environment(\.lineLimit, 5).disabled(true))
    #expect(app.texts == ["[7]", "[1]", "[5]", "[0]", "[3]"])
  }

  private struct Pair: Hashable {
    var left = 1
    var right = 2
  }

  private struct Writer: View {
    @State private var pair = Pair()
    @SceneStorage("kept") private var kept = 1
    let pairs: Handle<Binding<Pair>>
    let keeps: Handle<Binding<Int>>

    var body: some View {
      let _ = pairs.value = $pair
      let _ = keeps.value = $kept
      Text("\(pair.left) \(pair.right) \(kept)")
    }
  }

  @Test func whatAnotherThreadWritesIsThereForItAtOnce() async throws {
    let (pairs, keeps) = (Handle<Binding<Pair>>(), Handle<Binding<Int>>())
    let app = TestApp(Writer(pairs: pairs, keeps: keeps))
    let (pair, kept) = (try #require(pairs.value), try #require(keeps.value))
    // The main actor waits until the other thread is done.
    let seen = ThreadTests.elsewhere {
      pair.wrappedValue = Pair(left: 3, right: 4)
      pair.left.wrappedValue += 10
      kept.wrappedValue += 1
      return [pair.left.wrappedValue, pair.right.wrappedValue, kept.wrappedValue]
    }
    #expect(seen == [13, 4, 2])
    await turns { app.texts == ["13 4 2"] }
    #expect(app.texts == ["13 4 2"])
    app.bodies { pair.left.wrappedValue = 5 }
    #expect(ThreadTests.elsewhere { pair.left.wrappedValue } == 5)
  }

  @Test func anAppThatAnotherThreadReleasesEndsWhenTheMainActorIsFree() async {
    let isGone = Handle<Bool>()
    let app = Holder()
    app.runtime.withLock {
      $0 = Runtime()
      $0?.show(Text("here").onDisappear { isGone.value = true })
    }
    ThreadTests.elsewhere { app.runtime.withLock { $0 = nil } }
    await turns { isGone.value == true }
    #expect(isGone.value == true)
  }

  private final class Holder: Sendable {
    let runtime = Mutex<Runtime?>(nil)
  }

  /// Calls `body` on another thread, and waits for it.
  @discardableResult
  nonisolated private static func elsewhere<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let result = Reply<Result>()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let value = body()
      result.value.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.value.withLock(\.self)
  }

  private final class Reply<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}

/// Lets others run until a condition holds.
@MainActor
private func turns(until condition: () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}
