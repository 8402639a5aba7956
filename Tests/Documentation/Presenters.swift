import Meerkat
import MeerkatActions
import SwiftUI
import Testing

protocol NetworkStatusService: Sendable {
  func isConnected() async -> Bool
}

// presenters.md: @Actions

// presenters.md: @MainActor @Observable

// presenters.md: struct NoNetworkPage: View {

@Observable final class ErrorsFlow: Flow {
  enum Destination: Hashable { case list, noNetwork }

  let navigator = Navigator<Destination>(root: .list)
  private let network: any NetworkStatusService
  // presenters.md: @ObservationIgnored lazy var presenter

  init(network: any NetworkStatusService) { self.network = network }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .list: EmptyView()
    // presenters.md: case .noNetwork:
    }
  }
}

@MainActor @Observable final class TodosPresenter {
  enum Destination: Hashable { case add }

  var directions: [Direction<Destination>] = []
  let list = TodoListScreen.Configuration()

  init(_ navigate: @escaping (Direction<ErrorsFlow.Destination>) -> Void) {}

  func didDismiss(_ destination: Destination, cause: NavigationCause) {}
}

struct TodoListScreen: View {
  struct Configuration: Equatable {}

  let configuration: Configuration

  var body: some View { EmptyView() }
}

struct TodosFactory {
  func dialog(for destination: TodosPresenter.Destination) -> Dialog? { nil }
  @MainActor func screen(for destination: TodosPresenter.Destination) -> some View { EmptyView() }
}

struct TodosPage: View {
  @State var presenter: TodosPresenter
  let factory: TodosFactory

  var body: some View {
    // presenters.md: TodoListScreen(configuration: presenter.list)
  }
}

@MainActor func test(_ presenter: NoNetworkPresenter) {
  // presenters.md: presenter.didPressPrimary()
}
