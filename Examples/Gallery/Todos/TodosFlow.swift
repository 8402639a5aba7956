import MeerkatCombine
package import Meerkat
import SwiftUI

/// Goes where the presenter of the todos wants to go, and tells it which destinations have gone.
///
/// The presenter publishes its intents and knows no flow. So they come from a button as well as from
/// a task that has ended or a reminder that rings; and here they become a journey, which has
/// addresses and is found again after a restart.
package final class TodosFlow: Flow {
  package typealias Destination = TodosPresenter.Destination

  package let navigator = Navigator<Destination>(root: .list)
  package let presenter: TodosPresenter

  private let factory: TodosViewFactory
  private var intents: AnyCancellable?

  package init(presenter: TodosPresenter) {
    self.presenter = presenter
    factory = TodosViewFactory(presenter: presenter)
    intents = presenter.navigation.sink { [weak self] in self?.follow($0) }
  }

  package func screen(for destination: Destination) -> some View {
    factory.screen(for: destination)
  }

  package func dialog(for destination: Destination) -> Dialog? {
    factory.dialog(for: destination)
  }

  // A todo may have gone since the reminder was shown, as after a restart.
  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    presenter.canShow(destination) ? .allow : .refuse
  }

  package func didDismiss(_ destination: Destination, cause: NavigationCause) {
    presenter.didDismiss(destination, cause: cause)
  }

  private func follow(_ direction: Direction<Destination>) {
    guard case .refused(let refusal) = go(direction), case .forward(let destination, _) = direction
    else { return }
    presenter.didRefuse(destination, forGood: refusal == .forbidden)
  }
}
