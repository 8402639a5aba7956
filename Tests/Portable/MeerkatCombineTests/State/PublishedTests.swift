import MeerkatCombine
import Dispatch
import Testing

@MainActor
struct PublishedTests {
  @MainActor final class Model: ObservableObject {
    @Published var name = "a"
    @Published var shout = ""
    @Published private(set) var count = 0
    private var cancellables: Set<AnyCancellable> = []

    init() {
      $name.map { $0.uppercased() }.assign(to: &$shout)
    }

    func count(_ numbers: some Publisher<Int, Never>) {
      numbers
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.count += $0 }
        .store(in: &cancellables)
    }
  }

  @Test func theProjectionStartsWithTheValueAndComesBeforeTheChange() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.$name.sink { log.append("\(model.name) -> \($0)") }
    model.name = "b"
    #expect(log == ["a -> a", "a -> b"])
    cancellable.cancel()
  }

  @Test func aPublisherCanBeAssignedToAPublishedProperty() {
    let model = Model()
    #expect(model.shout == "A")
    model.name = "b"
    #expect(model.shout == "B")
  }

  @Test func whatIsReceivedOnTheMainQueueIsOnTheMainActor() async {
    let model = Model()
    model.count([1, 2, 3].publisher)
    #expect(await first(model.$count.filter { $0 == 6 }) == 6)
  }

  @Test func collectionsCanBeChangedInPlace() {
    final class Shelf: ObservableObject {
      @Published var books: [String] = []
    }
    let shelf = Shelf()
    let recorder = shelf.$books.recorded()
    shelf.books.append("Emma")
    shelf.books[0] += "!"
    #expect(recorder.log == ["[]", #"["Emma"]"#, #"["Emma!"]"#])
  }
}
