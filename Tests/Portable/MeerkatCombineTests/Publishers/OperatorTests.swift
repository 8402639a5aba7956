import MeerkatCombine
import Testing

struct OperatorTests {
  @Test func zipPairsInOrder() {
    let zipped = [1, 2, 3].publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }
    #expect(zipped.recorded().log == ["1a", "2b", "finished"])
  }

  @Test func switchToLatestLeavesTheFormer() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (former, latter) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = outer.switchToLatest().recorded()
    outer.send(former)
    former.send(1)
    outer.send(latter)
    former.send(2)
    latter.send(3)
    #expect(recorder.log == ["1", "3"])
  }

  @Test func aSubjectOfTheCurrentValueStartsWithIt() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded()
    subject.value = 2
    #expect(recorder.log == ["1", "2"])
  }

  @Test func emptyAndFailOnlyEnd() {
    #expect(Empty<Int, Mishap>().recorded().log == ["finished"])
    #expect(Fail<Int, Mishap>(error: .fire).recorded().log == ["failed: fire"])
  }

  @Test func cancellablesStopWhenTheirStoreIsEmptied() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { log.append("set \($0)") }.store(in: &set)
    subject.sink { log.append("array \($0)") }.store(in: &array)
    subject.send(1)
    set = []
    subject.send(2)
    array = []
    subject.send(3)
    #expect(log.sorted() == ["array 1", "array 2", "set 1"])
  }

  @Test func assignWritesToAProperty() {
    final class Label {
      var text = ""
    }
    let label = Label()
    let subject = PassthroughSubject<String, Never>()
    let cancellable = subject.assign(to: \.text, on: label)
    subject.send("hello")
    #expect(label.text == "hello")
    cancellable.cancel()
  }

  @Test func parameterizedProtocolsWork() {
    func doubled(_ numbers: some Publisher<Int, Never>) -> any Publisher<Int, Never> {
      numbers.map { $0 * 2 }
    }
    #expect(doubled(Just(2)).eraseToAnyPublisher().recorded().log == ["4", "finished"])
  }
}
