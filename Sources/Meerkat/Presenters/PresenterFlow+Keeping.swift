import MeerkatJourney
import MeerkatUI

#if !canImport(Darwin)
  // An app that is built anew while it runs, or goes on from an earlier moment, stays where it is.
  extension PresenterFlow: StateKeeping {
    var keptState: StateTree? {
      let steps = journey.steps.dropFirst().map { step in
        [
          "destination": step.destination.flatMap { StateTree($0) },
          "presentation": step.style.presentation.flatMap { StateTree($0) },
        ].compactMapValues(\.self)
      }
      return .list(steps.map { .fields($0) })
    }

    func restore(_ state: StateTree) {
      guard case .list(let steps) = state else { return }
      for case .fields(let step) in steps {
        // What is above a step that isn't known any more has nowhere to lie.
        guard let destination = step["destination"]?.value(of: Shown.self) else { return }
        let presentation = step["presentation"]?.value(of: Presentation.self)
        follow(
          .forward(to: destination, style: presentation.map { .present($0) } ?? .push),
          reporting: { _, _ in })
      }
    }
  }
#endif
