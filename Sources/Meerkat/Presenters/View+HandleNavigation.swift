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
  /// Every direction is followed that is published while the view is there; others are lost.
  ///
  /// - Parameters:
  ///   - directions: Where the presenter wants to go.
  ///   - didDismiss: Told which destination is no longer shown, and who ended it.
  ///   - dialog: What an alert or a dialog says, and its buttons.
  ///   - screen: Makes the screen of a destination; for an alert or a dialog without `dialog`, its
  ///     buttons.
  /// - Returns: The view, which shows what the presenter asks for.
  public func handleNavigation<Directions: Publisher, Destination: Hashable, Screen: View>(
    _ directions: Directions,
    didDismiss: @escaping (Dismissal<Destination>) -> Void = { _ in },
    dialog: @escaping (Destination) -> Dialog? = { _ in nil },
    @ViewBuilder screen: @escaping (Destination) -> Screen
  ) -> some View
  where Directions.Output == Direction<Destination>, Directions.Failure == Never {
    modifier(
      NavigationHandler(
        directions: directions, direction: .constant(nil), didDismiss: didDismiss, dialog: dialog,
        screen: screen))
  }

  /// Carries out the direction in a binding, starting from this view, and sets it back to nil.
  ///
  /// ```swift
  /// @State private var direction: Direction<Place>?
  ///
  /// TodoListScreen(…)
  ///   .didPressAdd { direction = .forward(to: .add, style: .sheet) }
  ///   .handleNavigation($direction) { destination in
  ///     switch destination {
  ///     case .add: AddTodoScreen(…).didPressCancel { direction = .leave(.add) }
  ///     }
  ///   }
  /// ```
  ///
  /// What is said of directions that are published holds here as well. A direction waits for the
  /// view: one that is there when the view appears is followed then. Where a direction takes the
  /// place of another one that was not followed yet, only the last counts; a presenter that sends
  /// several at once publishes them.
  ///
  /// - Parameters:
  ///   - direction: Where to go next; nil when that has been done, or was refused.
  ///   - didDismiss: Told which destination is no longer shown, and who ended it.
  ///   - dialog: What an alert or a dialog says, and its buttons.
  ///   - screen: Makes the screen of a destination; for an alert or a dialog without `dialog`, its
  ///     buttons.
  /// - Returns: The view, which shows what the binding asks for.
  public func handleNavigation<Destination: Hashable, Screen: View>(
    _ direction: Binding<Direction<Destination>?>,
    didDismiss: @escaping (Dismissal<Destination>) -> Void = { _ in },
    dialog: @escaping (Destination) -> Dialog? = { _ in nil },
    @ViewBuilder screen: @escaping (Destination) -> Screen
  ) -> some View {
    modifier(
      NavigationHandler(
        directions: Empty(), direction: direction, didDismiss: didDismiss, dialog: dialog,
        screen: screen))
  }
}
