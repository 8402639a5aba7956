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
  /// A direction means the same as in a ``Flow``. Pushes join the stack that contains the view. The
  /// view is the root, so a direction back from it is refused, and a refused direction has no
  /// effect. Each destination is dismissed once, whatever the cause, from the top down; the report
  /// follows the change of the journey.
  ///
  /// The view follows every direction that is published while it is on screen. Directions published
  /// before or after are lost.
  ///
  /// - Parameters:
  ///   - directions: A publisher of directions.
  ///   - didDismiss: Called with each destination that is no longer shown, and the cause.
  ///   - dialog: Returns the content of an alert or a dialog.
  ///   - screen: Makes the screen of a destination, or the buttons of an alert or dialog whose
  ///     ``Dialog`` has none.
  /// - Returns: A view that shows the destinations of the presenter.
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
  /// Works like the version for published directions, with two differences. A direction waits for
  /// the view: one that is set when the view appears is then followed. And if a direction replaces
  /// another one that hasn't been followed yet, only the last one counts; a presenter that sends
  /// several at once should publish them.
  ///
  /// - Parameters:
  ///   - direction: The next direction; set to nil when it has been followed or refused.
  ///   - didDismiss: Called with each destination that is no longer shown, and the cause.
  ///   - dialog: Returns the content of an alert or a dialog.
  ///   - screen: Makes the screen of a destination, or the buttons of an alert or dialog whose
  ///     ``Dialog`` has none.
  /// - Returns: A view that shows the destinations in the binding.
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
