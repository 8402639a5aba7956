import Combine
import Foundation

final class SearchViewModel: ObservableObject {
  enum State {
    case idle
    case searching
    case found([Book])
    case failed(String)
  }

  @Published var query = ""
  @Published private(set) var state = State.idle

  private let catalog: BookSearching
  private let retries = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(catalog: BookSearching) {
    self.catalog = catalog

    let typed =
      $query
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(250), scheduler: RunLoop.main)
      .removeDuplicates()

    let repeated = retries.withLatest(from: $query)

    typed.merge(with: repeated)
      .handleEvents(receiveOutput: { [weak self] in
        self?.state = $0.count < 2 ? .idle : .searching
      })
      .filter { $0.count >= 2 }
      .map { query in
        catalog.books(matching: query)
          .map(State.found)
          .catch { Just(State.failed($0.localizedDescription)) }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &cancellables)
  }

  func retry() {
    retries.send()
  }
}

extension Publisher {
  /// Publishes the latest element of another publisher whenever this one publishes.
  fileprivate func withLatest<Other: Publisher>(
    from other: Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    map { _ in other.first() }
      .switchToLatest()
      .eraseToAnyPublisher()
  }
}
