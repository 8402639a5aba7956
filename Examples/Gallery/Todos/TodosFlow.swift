import Combine
package import Meerkat
import SwiftUI

/// Goes where the presenter of the todos wants to go, and tells it which destinations have gone.
///
/// The presenter publishes its intents and knows no flow. So they come from a button as well as from
/// a task that has ended or a reminder that rings; and here they become a journey, which has
/// addresses and is found again after a restart.
@Observable
package final class TodosFlow: Flow {
  package typealias Destination = TodosPresenter.Destination

  package var journey = Journey<Destination>(root: .list) {
    didSet { report(changesFrom: oldValue) }
  }
  package let placement = Placement()
  package let presenter: TodosPresenter

  @ObservationIgnored private var intents: AnyCancellable?
  /// Whether an intent of the presenter is being followed, so that what goes goes by its will.
  @ObservationIgnored private var isFollowing = false

  package init(presenter: TodosPresenter) {
    self.presenter = presenter
    intents = presenter.navigation.sink { [weak self] direction in
      MainActor.assumeIsolated { self?.follow(direction) }
    }
  }

  package func screen(for destination: Destination) -> some View {
    TodosViewFactory(presenter: presenter).screen(for: destination)
  }

  // A todo may have gone since the reminder was shown, as after a restart.
  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    presenter.canShow(destination) ? .allow : .refuse
  }

  package func question(for destination: Destination) -> String {
    presenter.question(for: destination)
  }
}

extension TodosFlow {
  private func follow(_ direction: Direction<Destination>) {
    isFollowing = true
    defer { isFollowing = false }
    go(direction)
  }

  private func report(changesFrom before: Journey<Destination>) {
    let old = Set(before.steps.map(\.id))
    let new = Set(journey.steps.map(\.id))
    for step in before.steps.reversed() where !new.contains(step.id) {
      presenter.didDismiss(
        Dismissal(destination: step.destination, cause: isFollowing ? .presenter : .user))
    }
    for step in journey.steps where !old.contains(step.id) {
      presenter.didShow(step.destination)
    }
  }
}
