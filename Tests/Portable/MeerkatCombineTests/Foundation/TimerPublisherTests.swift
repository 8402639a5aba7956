import MeerkatCombine
import Foundation
import Testing

struct TimerPublisherTests {
  @Test func firesOnTheMainQueueThoughNobodyRunsTheRunLoop() async {
    var ticks: [Bool] = []
    let timer = Timer.publish(every: 0.001, tolerance: 0, on: .main, in: .common).autoconnect()
    for await isMain in timer.map({ _ in isOnMainQueue() }).values {
      ticks.append(isMain)
      if ticks.count == 3 { break }
    }
    #expect(ticks == [true, true, true])
  }

  @Test func firesOnAnotherRunLoop() async {
    let thread = await LoopThread.start()
    let timer = Timer.publish(every: 0.001, on: thread.runLoop, in: .default).autoconnect()
    for await isThere in timer.map({ _ in thread.isCurrent }).values {
      #expect(isThere)
      break
    }
    thread.stop()
  }

  @Test func goesOnWhenTheConnectionIsLetGo() async {
    let timer = Timer.publish(every: 0.001, on: .main, in: .default)
    _ = timer.connect()
    var count = 0
    for await _ in timer.values {
      count += 1
      if count == 2 { break }
    }
    timer.connect().cancel()
    #expect(count == 2)
  }

  @MainActor @Test func isSilentOnceCancelled() async {
    var log: [String] = []
    let stopped = Timer.publish(every: 0.001, on: .main, in: .common)
    let cancellable = stopped.sink { _ in log.append("tick") }
    stopped.connect().cancel()
    let running = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    for await _ in running.prefix(3).values {}
    #expect(log == [])
    cancellable.cancel()
  }
}
