import MeerkatCombine
import Testing

struct CombineLatestTests {
  let number = PassthroughSubject<Int, Mishap>()
  let letter = PassthroughSubject<String, Mishap>()

  @Test func publishesOnceAllHaveAValueAndThenOnEveryChange() {
    let recorder = number.combineLatest(letter) { "\($0)\($1)" }.recorded()
    number.send(1)
    number.send(2)
    letter.send("a")
    letter.send("b")
    number.send(3)
    #expect(recorder.log == ["2a", "2b", "3b"])
  }

  @Test func publishesTuples() {
    let recorder = number.combineLatest(letter).recorded()
    number.send(1)
    letter.send("a")
    #expect(recorder.log == [#"(1, "a")"#])
  }

  @Test func finishesWhenAllHaveFinished() {
    let recorder = number.combineLatest(letter) { "\($0)\($1)" }.recorded()
    number.send(1)
    number.send(completion: .finished)
    letter.send("a")
    letter.send(completion: .finished)
    #expect(recorder.log == ["1a", "finished"])
  }

  @Test func failsWithTheFirstFailure() {
    let recorder = number.combineLatest(letter) { "\($0)\($1)" }.recorded()
    number.send(1)
    letter.send(completion: .failure(.flood))
    number.send(2)
    #expect(recorder.log == ["failed: flood"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = number.combineLatest(letter) { "\($0)\($1)" }.recorded()
    number.send(1)
    letter.send("a")
    recorder.cancel()
    letter.send("b")
    #expect(recorder.log == ["1a"])
  }

  @Test func whatIsNotWantedIsDropped() {
    let number = CurrentValueSubject<Int, Never>(1)
    let letter = CurrentValueSubject<String, Never>("a")
    let recorder = number.combineLatest(letter) { "\($0)\($1)" }.recorded(asking: .max(1))
    number.send(2)
    #expect(recorder.log == ["1a"])
  }

  @Test func ofThreeWhatIsNotWantedIsDropped() {
    let number = CurrentValueSubject<Int, Never>(1)
    let letter = CurrentValueSubject<String, Never>("a")
    let recorder = number.combineLatest(letter, Just(true)) { "\($0)\($1)\($2)" }
      .recorded(asking: .max(1))
    number.send(2)
    #expect(recorder.log == ["1atrue"])
    recorder.request(1)
    letter.send("b")
    #expect(recorder.log.count == 2)
  }

  @Test func threeAndFourCombine() {
    let three = Just(1).combineLatest(Just(2), Just(3)) { "\($0)\($1)\($2)" }
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }
    #expect(three.recorded().log == ["123", "finished"])
    #expect(four.recorded().log == ["1234", "finished"])
  }

  @Test func aValueMayCauseAnother() {
    let number = CurrentValueSubject<Int, Never>(1)
    var log: [String] = []
    let cancellable = number.combineLatest(Just("a")) { "\($0)\($1)" }.sink { combined in
      log.append(combined)
      if number.value < 3 { number.send(number.value + 1) }
    }
    #expect(log == ["1a", "2a", "3a"])
    cancellable.cancel()
  }
}
