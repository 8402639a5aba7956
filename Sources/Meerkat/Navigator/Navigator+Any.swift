import MeerkatJourney
import MeerkatUI

extension Navigator: AnyNavigator {
  var anyFlow: (any Flow)? { flow }

  var journeyText: String { current.description }

  var topDestination: AnyHashable { current.top.destination }

  func makeScreen(of step: StepNode) -> AnyView? {
    guard let flow, let destination = destination(of: step) else { return nil }
    return flow.makeScreen(for: destination)
  }

  func dialog(of step: StepNode) -> Dialog? {
    destination(of: step).flatMap { flow?.dialog(for: $0) }
  }

  func dismissal(of step: StepNode, cause: NavigationCause) -> (@MainActor () -> Void)? {
    guard let flow, let destination = destination(of: step) else { return nil }
    return { flow.didDismiss(destination, cause: cause) }
  }

  func leave(_ step: StepNode, cause: NavigationCause) {
    _ = perform(Request(.leave(step)), cause: cause)
  }

  func goToRoot() {
    _ = perform(Request(.go(.backToRoot)), cause: .user)
  }
}

extension Flow {
  /// The screen of a destination, whatever its type.
  fileprivate func makeScreen(for destination: Destination) -> AnyView {
    AnyView(screen(for: destination))
  }
}
