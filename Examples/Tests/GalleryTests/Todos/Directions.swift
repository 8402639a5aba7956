import MeerkatCombine
import GalleryRooms
import Meerkat

/// The directions that a presenter gives, in order.
@MainActor
final class Directions {
  private(set) var list: [Direction<TodosPresenter.Destination>] = []
  private var subscription: AnyCancellable?

  func listen(to presenter: TodosPresenter) {
    subscription = presenter.navigation.sink { [weak self] in self?.list.append($0) }
  }
}
