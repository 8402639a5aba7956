import MeerkatCombine
import Meerkat

/// What the user is told wherever they are, one at a time.
extension TodosPresenter {
  /// Whether a destination still says something: a reminder of a todo that is not there does not.
  package func canShow(_ destination: Destination) -> Bool {
    guard case .reminder(let id) = destination else { return true }
    return todo(id) != nil
  }

  /// Takes away a reminder of a todo that has been deleted meanwhile.
  func dropEmptyAnnouncement() {
    if let announced, !canShow(announced) { navigation.send(.backFrom(announced)) }
  }

  func announce(_ destination: Destination) {
    announcements.append(destination)
    showNextAnnouncement()
  }

  /// The user cannot go to a destination: not at all, or not before something else has gone.
  package func didRefuse(_ destination: Destination, forGood: Bool) {
    guard destination == announced else { return }
    announced = nil
    if forGood { showNextAnnouncement() } else { announcements.insert(destination, at: 0) }
  }

  /// A destination has gone: the announcement on screen, or what was in the way of the next.
  func announceNext(after destination: Destination) {
    if destination == announced { announced = nil }
    // Not before all have heard that the one before has gone.
    if !announcements.isEmpty { Task { [weak self] in self?.showNextAnnouncement() } }
  }

  private func showNextAnnouncement() {
    guard announced == nil, !announcements.isEmpty else { return }
    let next = announcements.removeFirst()
    announced = next
    navigation.send(.forward(to: next, style: .alert))
  }
}
