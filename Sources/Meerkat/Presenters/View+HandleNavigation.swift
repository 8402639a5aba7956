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
  /// A direction means what it means to a ``Flow``. Pushes join the stack that the view is in. The
  /// view is the root, so a direction back from it is refused, and a refused direction does nothing.
  /// Each destination is dismissed once, whoever ended it, the uppermost first; the report comes
  /// after the journey has changed.
  ///
  /// The view follows every direction that is published while it is there. Directions that are
  /// published before or after are lost.
  ///
  /// - Parameters:
  ///   - directions: Where the presenter wants to go.
  ///   - didDismiss: Called with each destination that is no longer shown, and who ended it.
  ///   - dialog: Returns what an alert or a dialog says, and its buttons.
  ///   - screen: Makes the screen of a destination, or the buttons of an alert or dialog without
  ///     `dialog`.
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
  /// Works as for directions that are published, with two differences. A direction waits for the
  /// view: one that is there when the view appears is followed then. And if a direction replaces
  /// another one that was not followed yet, only the last counts; a presenter that sends several at
  /// once should publish them.
  ///
  /// - Parameters:
  ///   - direction: Where to go next; set to nil when that has been done, or was refused.
  ///   - didDismiss: Called with each destination that is no longer shown, and who ended it.
  ///   - dialog: Returns what an alert or a dialog says, and its buttons.
  ///   - screen: Makes the screen of a destination, or the buttons of an alert or dialog without
  ///     `dialog`.
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
