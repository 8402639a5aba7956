import MeerkatJourney
import MeerkatUI

/// A step of one of the flows in a scene, as a thing on screen.
struct SceneStep: Identifiable {
  let flow: any Flow
  let known: KnownStep

  /// The step, a `PlacedStep` of the flow's destinations.
  var step: AnyHashable { known.step }

  /// How the step is shown: its own style, or that of the flow whose root it is.
  var style: Style { known.style }

  var id: SceneStep { self }
}

extension SceneStep: Hashable {
  static func == (one: SceneStep, other: SceneStep) -> Bool {
    one.known === other.known
      || one.flow === other.flow && one.step == other.step && one.style == other.style
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(flow))
    hasher.combine(step)
  }
}

extension Flow {
  /// The screen of an entry of this flow.
  func page(at step: AnyHashable) -> AnyView {
    (step.base as? Placed).map { AnyView(FlowScreen(flow: self, step: $0)) } ?? AnyView(EmptyView())
  }

  /// The buttons of an alert or a dialog.
  func answers(at step: AnyHashable) -> AnyView {
    (step.base as? Placed).map { AnyView(screen(for: $0.step.destination)) }
      ?? AnyView(EmptyView())
  }

  func question(at step: AnyHashable) -> String {
    (step.base as? Placed).map { question(for: $0.step.destination) } ?? ""
  }

  /// Takes an entry away that the user left on screen; does nothing when it has already gone.
  func userLeft(_ step: AnyHashable) {
    guard let shown = step.base as? Placed else { return }
    let step = shown.isPlaced(in: journey) ? shown : unnoticed(shown)
    if let step { _ = userLeft(step, cause: .user) }
  }

  /// The step that took the place of one that is shown without anyone being told.
  ///
  /// An assignment of a journey that looks the same is no change to those who observe.
  private func unnoticed(_ shown: Placed) -> Placed? {
    journey.steps.first { $0.id.isUnrelated(to: shown.step.id) && $0 == shown.step }
      .map { Placed(step: $0) }
  }
}
