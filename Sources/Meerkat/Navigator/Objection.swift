import MeerkatJourney

/// The subject of a question to a guard.
enum GuardKey: Hashable {
  /// A step that the user leaves.
  case leave(AnyJourney.Step.ID)
  /// A destination that the user enters, with its number among those of a flow; 0 for the root.
  case enter(Identity, AnyDestination, Int)

  var isAboutLeaving: Bool { if case .leave = self { true } else { false } }
}

/// The answers that guards and the user have already given.
typealias GuardAnswers = [GuardKey: AnyPermission]

/// An answer other than a plain yes.
@MainActor
struct Objection {
  /// The flow whose guard it was.
  let flow: FlowNode

  let key: GuardKey
  let answer: AnyPermission

  /// Asks a flow, unless there is an answer already; nil if that is a yes.
  init?(_ flow: FlowNode, _ key: GuardKey, _ answers: GuardAnswers, ask: () -> AnyPermission) {
    answer = answers[key] ?? ask()
    if case .allow = answer { return nil }
    (self.flow, self.key) = (flow, key)
  }
}

extension FlowNode {
  /// What the steps say that go, the uppermost first; all of them, if the flow is left as a whole.
  func objection(
    _ answers: GuardAnswers, downTo lowest: Int = 0, leaves: (Int) -> Bool = { _ in true }
  ) -> Objection? {
    for index in (lowest..<steps.count).reversed() {
      if leaves(index), let objection = objection(leaving: steps[index], answers) {
        return objection
      }
    }
    return nil
  }

  /// The first objection to leaving a step: of the flows in it, then of this flow.
  private func objection(leaving step: StepNode, _ answers: GuardAnswers) -> Objection? {
    for child in step.nodes.reversed() {
      if let objection = child.objection(answers) { return objection }
    }
    guard let navigator, step.awaited == nil else { return nil }
    return Objection(self, .leave(step.id), answers) { navigator.shouldLeave(step.destination) }
  }

  /// The objection to entering a destination that comes.
  func objection(entering destination: AnyDestination, _ number: Int, _ answers: GuardAnswers)
    -> Objection?
  {
    guard let navigator else { return nil }
    return Objection(self, .enter(identity, destination, number), answers) {
      navigator.shouldEnter(destination)
    }
  }
}
