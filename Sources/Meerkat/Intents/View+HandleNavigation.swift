public import MeerkatCombine
public import MeerkatJourney
public import MeerkatUI

extension View {
  /// Carries out the directions that a presenter publishes, starting from this view.
  ///
  /// ```swift
  /// TodoListScreen(…)
  ///   .handleNavigation(presenter.navigation, didDismiss: presenter.didDismiss) { destination in
  ///     switch destination {
  ///     case .add: AddTodoScreen(…)
  ///     case .details(let id): TodoDetailsScreen(…)
  ///     }
  ///   }
  /// ```
  ///
  /// Pushes join the stack that the view is in. This view is the root: a direction back from here
  /// is refused, and a refused direction does nothing. Each destination is dismissed once, whoever
  /// ended it, the upper ones first; the report comes after the journey has changed.
  ///
  /// - Parameters:
  ///   - directions: Where the presenter wants to go.
  ///   - didDismiss: Told which destination is no longer shown, and who ended it.
  ///   - screen: Makes the screen of a destination; for an alert or a dialog, its buttons.
  /// - Returns: The view, which shows what the presenter asks for.
  public func handleNavigation<Directions: Publisher, Destination: Hashable, Screen: View>(
    _ directions: Directions,
    didDismiss: @escaping (Dismissal<Destination>) -> Void = { _ in },
    @ViewBuilder screen: @escaping (Destination) -> Screen
  ) -> some View
  where Directions.Output == Direction<Destination>, Directions.Failure == Never {
    modifier(NavigationHandler(directions: directions, didDismiss: didDismiss, screen: screen))
  }
}
