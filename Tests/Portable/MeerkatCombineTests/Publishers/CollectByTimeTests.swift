import MeerkatCombine
import Testing

struct CollectByTimeTests {
  let subject = PassthroughSubject<Int, Mishap>()
  let scheduler = ManualScheduler()

  @Test func theValuesOfAnIntervalComeTogether() {
    let recorder = subject.collect(.byTime(scheduler, .seconds(2))).recorded()
    subject.send(1)
    subject.send(2)
    #expect(recorder.log == [])
    scheduler.advance(by: .seconds(2))
    subject.send(3)
    scheduler.advance(by: .seconds(6))
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func aFullArrayComesBeforeTheEndOfTheInterval() {
    let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).recorded()
    (1...3).forEach(subject.send)
    #expect(recorder.log == ["[1, 2]"])
    scheduler.advance(by: .seconds(2))
    #expect(recorder.log == ["[1, 2]", "[3]"])
  }

  @Test func whatIsLeftComesBeforeTheEnd() {
    let recorder = subject.collect(.byTime(scheduler, .seconds(2))).recorded()
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(recorder.log == ["[1]", "finished"])
  }

  @Test func whatIsNotYetWantedIsKept() {
    let recorder = subject.collect(.byTime(scheduler, .seconds(2))).recorded(asking: .none)
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(recorder.log == [])
    recorder.request(1)
    scheduler.advance()
    #expect(recorder.log == ["[1, 2]", "finished"])
  }

  @Test func aFailureComesInsteadOfWhatIsLeft() {
    let recorder = subject.collect(.byTime(scheduler, .seconds(2))).recorded()
    subject.send(1)
    subject.send(completion: .failure(.fire))
    scheduler.advance()
    #expect(recorder.log == ["failed: fire"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = subject.collect(.byTime(scheduler, .seconds(2))).recorded()
    subject.send(1)
    recorder.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(recorder.log == [])
  }
}
