import MeerkatCombine
import Testing

struct TimingTests {
  let subject = PassthroughSubject<Int, Mishap>()
  let scheduler = ManualScheduler()

  @Test func debounceWaitsForSilence() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).recorded()
    subject.send(1)
    scheduler.advance(by: .milliseconds(200))
    subject.send(2)
    scheduler.advance(by: .milliseconds(200))
    #expect(recorder.log == [])
    scheduler.advance(by: .milliseconds(100))
    #expect(recorder.log == ["2"])
  }

  @Test(arguments: [(true, "3"), (false, "2")])
  func throttlePassesOneValueAnInterval(latest: Bool, second: String) {
    let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest)
      .recorded()
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: .seconds(1))
    #expect(recorder.log == ["1", second])
  }

  @Test func delayPostponesValuesAndTheEnd() {
    let recorder = subject.delay(for: .seconds(1), scheduler: scheduler).recorded()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.log == [])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func timeoutFailsAfterSilence() {
    let recorder = subject.timeout(.seconds(1), scheduler: scheduler, customError: { .flood })
      .recorded()
    subject.send(1)
    scheduler.advance(by: .milliseconds(900))
    subject.send(2)
    scheduler.advance(by: .milliseconds(900))
    #expect(recorder.log == ["1", "2"])
    scheduler.advance(by: .milliseconds(100))
    #expect(recorder.log == ["1", "2", "failed: flood"])
  }
}
