import MeerkatCombine
import Testing

struct MergeTests {
  let first = PassthroughSubject<Int, Mishap>()
  let second = PassthroughSubject<Int, Mishap>()

  @Test func valuesArriveAsTheyCome() {
    let recorder = first.eraseToAnyPublisher().merge(with: second).recorded()
    first.send(1)
    second.send(2)
    second.send(3)
    first.send(4)
    #expect(recorder.log == ["1", "2", "3", "4"])
  }

  @Test func finishesWhenAllHaveFinished() {
    let recorder = Publishers.Merge(first, second).recorded()
    first.send(completion: .finished)
    second.send(2)
    second.send(completion: .finished)
    #expect(recorder.log == ["2", "finished"])
  }

  @Test func failsWithTheFirstFailureAndHearsNothingMore() {
    let recorder = Publishers.Merge(first, second).recorded()
    first.send(completion: .failure(.fire))
    second.send(2)
    second.send(completion: .failure(.flood))
    #expect(recorder.log == ["failed: fire"])
  }

  @Test func nothingArrivesAfterCancelling() {
    let recorder = Publishers.Merge(first, second).recorded()
    first.send(1)
    recorder.cancel()
    first.send(2)
    second.send(3)
    #expect(recorder.log == ["1"])
  }

  @Test func limitedDemandLosesNothing() {
    let recorder = Publishers.Merge([1, 2, 3].publisher, [10, 20, 30].publisher)
      .recorded(asking: .max(1))
    #expect(recorder.log == ["1"])
    recorder.request(2)
    #expect(recorder.log.count == 3)
    recorder.request(3)
    #expect(recorder.log.sorted() == ["1", "10", "2", "20", "3", "30", "finished"])
    #expect(recorder.log.last == "finished")
  }

  @Test func becomingUnlimitedBringsTheRest() {
    let recorder = Publishers.Merge([1, 2].publisher, [10, 20].publisher)
      .recorded(asking: .max(1))
    recorder.requestUnlimited()
    #expect(recorder.log.sorted() == ["1", "10", "2", "20", "finished"])
  }

  @Test func aValueMayCauseAnother() {
    var log: [Int] = []
    let cancellable = Publishers.Merge(first, second).assertNoFailure().sink { [second] value in
      log.append(value)
      if value < 3 { second.send(value + 1) }
    }
    first.send(1)
    #expect(log == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func upToEightMerge() {
    let others = (2...8).map { Just($0).eraseToAnyPublisher() }
    let merged = Just(1).eraseToAnyPublisher()
      .merge(
        with: others[0], others[1], others[2], others[3], others[4], others[5], others[6])
    #expect(merged.recorded().log == ["1", "2", "3", "4", "5", "6", "7", "8", "finished"])
  }

  @Test func threeOfDifferentTypesMerge() {
    let merged = Just(1).merge(with: Empty(), [2, 3].publisher)
    #expect(merged.recorded().log == ["1", "2", "3", "finished"])
  }

  @Test func ofThreeLimitedDemandLosesNothing() {
    let merged = Publishers.Merge3([1, 2].publisher, [10, 20].publisher, [100].publisher)
    let recorder = merged.recorded(asking: .max(2))
    #expect(recorder.log.count == 2)
    recorder.request(3)
    #expect(recorder.log.sorted() == ["1", "10", "100", "2", "20", "finished"])
    #expect(recorder.log.last == "finished")
    #expect(merged == Publishers.Merge3([1, 2].publisher, [10, 20].publisher, [100].publisher))
  }

  @Test func manyMerge() {
    let merged = Publishers.MergeMany((1...3).map { Just($0) })
    #expect(merged.merge(with: Just(4)).recorded().log == ["1", "2", "3", "4", "finished"])
  }

  @Test func mergingNothingFinishes() {
    #expect(Publishers.MergeMany([Just<Int>]()).recorded().log == ["finished"])
  }

  @Test func upstreamsAreReleasedWhenCancelled() {
    final class Token {}
    weak var weakToken: Token?
    var cancellable: AnyCancellable?
    do {
      let token = Token()
      weakToken = token
      let holding = first.map { [token] value in withExtendedLifetime(token) { value } }
      cancellable = holding.merge(with: second).assertNoFailure().sink { _ in }
    }
    #expect(weakToken != nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(weakToken == nil)
  }
}
