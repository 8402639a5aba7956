public import MeerkatJourney
public import MeerkatUI

extension View {
  /// Follows the directions in a binding, starting from this view, and takes them out of it.
  ///
  /// ```swift
  /// @State private var directions: [Direction<Place>] = []
  ///
  /// TodoListScreen(…)
  ///   .didPressAdd { directions.append(.forward(to: .add, style: .sheet)) }
  ///   .handleNavigation($directions) { destination in
  ///     switch destination {
  ///     case .add: AddTodoScreen(…).didPressCancel { directions.append(.backFrom(.add)) }
  ///     case .details(let id): TodoDetailsScreen(…)
  ///     }
  ///   }
  /// ```
  ///
  /// The binding is a queue: all directions in it are followed, one after the other, so none is lost
  /// if there are several at once, and those that were there before the view wait for it. For a
  /// presenter that publishes its directions, append what you receive:
  ///
  /// ```swift
  /// .onReceive(presenter.navigation) { directions.append($0) }
  /// ```
  ///
  /// A direction means the same as in a ``Flow``. Pushes join the stack that contains the view. The
  /// view is the root, so a direction back from it is refused, and a refused direction has no
  /// effect. Each destination is dismissed once, whatever the cause, from the top down; the report
  /// follows the change of the journey.
  ///
  /// - Parameters:
  ///   - directions: The next directions, taken out when they are followed or refused.
  ///   - didDismiss: Called with each destination that is no longer shown, and the cause:
  ///     `flow` for the presenter's own direction, `user` for the user, `system` if the view goes.
  ///   - dialog: Returns the content of an alert or a dialog.
  ///   - screen: Makes the screen of a destination, or the buttons of an alert or dialog whose
  ///     ``Dialog`` has none.
  /// - Returns: A view that shows the destinations in the binding.
  public func handleNavigation<Destination: Hashable, Screen: View>(
    _ directions: Binding<[Direction<Destination>]>,
    didDismiss: @escaping (Destination, NavigationCause) -> Void = { _, _ in },
    dialog: @escaping (Destination) -> Dialog? = { _ in nil },
    @ViewBuilder screen: @escaping (Destination) -> Screen
  ) -> some View {
    modifier(
      NavigationHandler(
        directions: directions, didDismiss: didDismiss, dialog: dialog, screen: screen))
  }
}
