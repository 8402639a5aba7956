import MeerkatIsolation
import MeerkatJourney
import MeerkatUI

/// Follows a presenter's directions in a flow of its own, whose steps it shows above a view.
struct NavigationHandler<Destination: Hashable, Screen: View>: ViewModifier {
  @Binding var directions: [Direction<Destination>]
  let didDismiss: (Destination, NavigationCause) -> Void
  let dialog: (Destination) -> Dialog?
  let screen: (Destination) -> Screen

  @State private var flow = PresenterFlow<Destination>()
  @State private var patience = Patience()

  func body(content: Content) -> some View {
    content
      .modifier(
        NextStep(
          flow: flow, patience: patience, didDismiss: didDismiss, dialog: dialog,
          screen: screen)
      )
      .modifier(WatchingPhase(patience: patience))
      .onChange(of: directions, initial: true) { takeDirections() }
  }

  /// Follows the directions in the binding, and any that the report puts there.
  private func takeDirections() {
    var rounds = 0
    while !directions.isEmpty {
      rounds += 1
      guard rounds <= NavigationQueue.limit else {
        directions = []
        return Mistake.report("Directions were dropped. \(Refusal.endlessTurns)")
      }
      let next = directions
      directions = []
      // With a binding that can't be set, this would have no end.
      let areTaken = directions.isEmpty
      for direction in next { flow.follow(direction, reporting: didDismiss) }
      guard areTaken else { return }
    }
  }
}

/// The flow of a presenter; its root is nil, because its first view has no destination.
final class PresenterFlow<Shown: Hashable>: Flow {
  /// What the flow needs, made with its first step: SwiftUI creates a state's initial value more
  /// often.
  @MainActor
  private final class Parts {
    let navigator = Navigator<Shown?>(root: nil)

    /// Tells the presenter which destination has gone.
    var report: (Shown, NavigationCause) -> Void = { _, _ in }
  }

  private var ownParts: Parts?

  private var parts: Parts {
    let parts = ownParts ?? Parts()
    ownParts = parts
    return parts
  }

  var navigator: Navigator<Shown?> { parts.navigator }

  // What the view shows goes with it.
  deinit {
    guard let ownParts else { return }
    MainActor.perform {
      for place in ownParts.navigator.journey.steps.reversed().compactMap(\.destination) {
        ownParts.report(place, .system)
      }
    }
  }

  // The view shows the screens itself, in the stack around it.
  func screen(for place: Shown?) -> some View { EmptyView() }

  func didDismiss(_ place: Shown?, cause: NavigationCause) {
    guard let place else { return }
    parts.report(place, cause)
  }

  /// Goes where the presenter wants to go.
  func follow(
    _ direction: Direction<Shown>, reporting report: @escaping (Shown, NavigationCause) -> Void
  ) {
    parts.report = report
    let top = journey.top.destination.map { "\($0)" } ?? "the view"
    if journey.isAtRoot, direction.isAboutTop {
      return Mistake.report(
        "A presenter's \(direction) was refused at \(top), which handleNavigation can't replace. "
          + "Let the parent of the view replace it.")
    }
    var own = direction.erased
    if case .replaceAll(let journey) = own {
      // The view stays, and the whole journey lies above it.
      var above = Journey<Shown?>(nil).erased
      above.carryOut(above.change(into: above.steps + journey.steps))
      own = .replaceAll(with: above)
    }
    node.perform(Request(.go(own)), cause: .flow).reportMistake {
      "A presenter's \(direction) was refused at \(top). \($0)"
    }
  }

  /// Removes what the user left on screen.
  func userLeft(
    _ item: StepItem<Shown>, reporting report: @escaping (Shown, NavigationCause) -> Void,
    then action: (() -> Void)?
  ) {
    parts.report = report
    if let step = step(item) { node.leave(step, then: action) } else { action?() }
  }

  /// Removes what the system doesn't show.
  func wasNotShown(_ item: StepItem<Shown>) {
    if let step = step(item) { node.systemDidNotShow(step) }
  }

  private func step(_ item: StepItem<Shown>) -> StepNode? {
    node.steps.first { $0.id.token == item.id.token }
  }
}
