import Combine
import Meerkat

/// What the user is told wherever they are, one at a time.
extension TodosPresenter {
  /// Whether a destination still says something: a reminder of a todo that is not there does not.
  package func canShow(_ destination: Destination) -> Bool {
    guard case .reminder(let id) = destination else { return true }
    return todos.contains { $0.id == id }
  }

  func question(for destination: Destination) -> String {
    switch destination {
    case .list, .add, .details: ""
    case .reminder(let id): todos.first { $0.id == id }?.title ?? ""
    case .notSaved(let title): "“\(title)” could not be saved."
    }
  }

  func announce(_ destination: Destination) {
    announcements.append(destination)
    showNextAnnouncement()
  }

  func didEndAnnouncement() {
    announced = nil
    // Not before all have heard that the one before has gone.
    Task { [weak self] in self?.showNextAnnouncement() }
  }

  // What is shown is reported while the intent is sent. Without a report it was refused: it is
  // dropped then, and must not hold up those after it.
  private func showNextAnnouncement() {
    while announced == nil, !announcements.isEmpty {
      navigation.send(.forward(to: announcements.removeFirst(), style: .alert))
    }
  }
}

extension TodosPresenter.Destination {
  /// Whether it is shown one at a time, over whatever is there.
  var isAnnouncement: Bool {
    switch self {
    case .list, .add, .details: false
    case .reminder, .notSaved: true
    }
  }
}
