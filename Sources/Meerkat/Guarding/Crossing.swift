import MeerkatJourney

/// A way from one place to another on which flows are asked, one at a time.
///
/// Nothing changes until the last one has agreed.
@MainActor
final class Crossing {
  private var checkpoints: ArraySlice<Checkpoint>
  private let intention: Intention

  /// What the user is being asked.
  private(set) var question: Question?

  private var task: Task<Void, Never>?

  init(_ checkpoints: [Checkpoint], intention: Intention) {
    self.checkpoints = checkpoints[...]
    self.intention = intention
  }

  /// Whether another crossing would do the same.
  func isSame(as other: AnyHashable) -> Bool {
    intention.name == other
  }

  /// Goes on as far as possible.
  ///
  /// - Returns: Why the crossing has not arrived, or nil when it has.
  func proceed() -> Refusal? {
    while let next = checkpoints.popFirst() {
      if let refusal = take(next.ask()) { return refusal }
    }
    intention.carryOut()
    return nil
  }

  /// Lets the user go.
  func confirm() {
    guard question != nil else { return }
    goOn()
  }

  /// Lets the user stay.
  func decline() {
    guard question != nil else { return }
    end()
    intention.report(.forbidden)
  }

  /// Gives up without a word.
  func withdraw() {
    checkpoints = []
    question = nil
    task?.cancel()
  }

  private func take(_ answer: Checkpoint.Answer) -> Refusal? {
    switch answer {
    case .allow:
      return nil
    case .refuse:
      return .forbidden
    case .ask(let question):
      self.question = question
      intention.wait(self)
      return .undecided
    case .later(let decide):
      wait(for: decide)
      return .undecided
    case .first(let sidestep):
      return intention.sidestep(sidestep)
    }
  }

  private func wait(for decide: @escaping @MainActor () async -> Checkpoint.Answer) {
    intention.wait(self)
    task = Task { [weak self] in
      let answer = await decide()
      guard !Task.isCancelled, let self else { return }
      task = nil
      goOn(after: answer)
    }
  }

  /// Goes on after an answer that came later.
  private func goOn(after answer: Checkpoint.Answer = .allow) {
    question = nil
    guard intention.isStillPossible() else { return end() }
    let refusal = take(answer) ?? proceed()
    if refusal != .undecided { end() }
    if let refusal, refusal != .undecided { intention.report(refusal) }
  }

  private func end() {
    withdraw()
    intention.stopWaiting(self)
  }
}
