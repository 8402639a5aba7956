import MeerkatCombine
import Dispatch
import Foundation
import Testing

struct SchedulerTests {
  @Test func theMainSchedulersRunOnTheMainQueueInOrder() async {
    await expectMainQueueInOrder(DispatchQueue.main)
    await expectMainQueueInOrder(RunLoop.main)
    await expectMainQueueInOrder(OperationQueue.main)
  }

  @Test func theMainRunLoopAndOperationQueueDelayInOrder() async {
    await expectDelaysInOrder(RunLoop.main)
    await expectDelaysInOrder(OperationQueue.main)
  }

  // A dispatch queue keeps no order between what is due already and what is due at once: one value.
  @Test func theMainQueueDelays() async {
    let value = CurrentValueSubject<Int, Never>(1)
    let places = value.delay(for: .milliseconds(1), scheduler: DispatchQueue.main)
      .map { _ in isOnMainQueue() }
    #expect(await first(places) == true)
  }

  @Test func theMainSchedulersRepeat() async {
    await expectRepetition(DispatchQueue.main)
    await expectRepetition(RunLoop.main)
    await expectRepetition(OperationQueue.main)
  }

  @Test func theOperatorsTakeIntervalsOfTheMainSchedulers() async {
    let value = CurrentValueSubject<Int, Never>(1)
    #expect(await first(value.debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)) == 1)
    #expect(await first(Just(1).delay(for: .seconds(0.001), scheduler: RunLoop.main)) == 1)
    #expect(await first(Just(1).delay(for: 0.001, scheduler: OperationQueue.main)) == 1)
    #expect(await first(Just(1).timeout(.seconds(60), scheduler: DispatchQueue.main)) == 1)
    #expect(await first(Just(1).subscribe(on: DispatchQueue.global())) == 1)
    #expect(await first(Just(1).collect(.byTime(RunLoop.main, .seconds(1)))) == [1])
  }

  @Test func throttleTakesIntervalsOfTheMainQueue() async {
    let subject = PassthroughSubject<Int, Never>()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let cancellable =
      subject
      .throttle(for: .milliseconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { continuation.yield($0) }
    subject.send(1)
    #expect(await stream.first { _ in true } == 1)
    cancellable.cancel()
  }

  @Test func anotherRunLoopRunsOnItsThread() async {
    let thread = await LoopThread.start()
    let isThere = await first(Just(0).receive(on: thread.runLoop).map { _ in thread.isCurrent })
    let late = Just(0).delay(for: .milliseconds(1), scheduler: thread.runLoop)
    #expect(isThere == true)
    #expect(await first(late.map { _ in thread.isCurrent }) == true)
    thread.stop()
  }

  @Test func theTimesOfARunLoopCanBeReckonedWith() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    let later = start.advanced(by: .seconds(2) + .milliseconds(500) - 0.25 * 2)
    #expect(later.date == Date(timeIntervalSinceReferenceDate: 12))
    #expect(start.distance(to: later) == .seconds(2))
    #expect(start < later)
  }

  private func expectMainQueueInOrder(
    _ scheduler: some Scheduler, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let places = Array(1...100).publisher.receive(on: scheduler)
      .map { "\($0) \(isOnMainQueue())" }.collect()
    #expect(
      await first(places) == (1...100).map { "\($0) true" }, sourceLocation: sourceLocation)
  }

  private func expectDelaysInOrder(
    _ scheduler: some Scheduler, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let places = Array(1...100).publisher.delay(for: .milliseconds(1), scheduler: scheduler)
      .map { "\($0) \(isOnMainQueue())" }.collect()
    #expect(
      await first(places) == (1...100).map { "\($0) true" }, sourceLocation: sourceLocation)
  }

  private func expectRepetition(
    _ scheduler: some Scheduler, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let ticks = PassthroughSubject<Bool, Never>()
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    let sink = ticks.sink { continuation.yield($0) }
    let timer = scheduler.schedule(
      after: scheduler.now, interval: .milliseconds(1), tolerance: scheduler.minimumTolerance,
      options: nil
    ) {
      ticks.send(isOnMainQueue())
    }
    var isMain: [Bool] = []
    for await tick in stream.prefix(3) { isMain.append(tick) }
    timer.cancel()
    sink.cancel()
    #expect(isMain == [true, true, true], sourceLocation: sourceLocation)
  }
}
