import MeerkatCombine
import Dispatch
import Testing

struct ConcurrencyTests {
  @Test func valuesAreASequence() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func valuesThrowWhatThePublisherFailsWith() async {
    await #expect(throws: Mishap.fire) {
      for try await _ in Fail<Int, Mishap>(error: .fire).values {}
    }
  }

  @Test func valuesOfMergedPublishersAreComplete() async {
    var values: [Int] = []
    for await value in [1, 2].publisher.merge(with: [3, 4].publisher).values {
      values.append(value)
    }
    #expect(values.sorted() == [1, 2, 3, 4])
  }

  @Test func aFutureHasAValue() async throws {
    let sure = Future<Int, Never> { promise in promise(.success(1)) }
    let unsure = Future<Int, Mishap> { promise in promise(.failure(.flood)) }
    #expect(await sure.value == 1)
    await #expect(throws: Mishap.flood) { try await unsure.value }
  }

  @MainActor @Test func valuesCanBeAwaitedOnTheMainActor() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    for await value in subject.receive(on: DispatchQueue.main).values {
      values.append(value)
      if value == 3 { break }
      subject.send(value + 1)
    }
    #expect(values == [1, 2, 3])
  }
}
