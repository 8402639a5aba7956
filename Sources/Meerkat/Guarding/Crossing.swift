import MeerkatJourney
import Observation

/// A way from one place to another on which flows are asked, one at a time.
///
/// Nothing changes until the last one has agreed.
@MainActor
@Observable
final class Crossing {
  @ObservationIgnored private var checkpoints: ArraySlice<Checkpoint>
  @ObservationIgnored private let intention: Intention

  /// What the user is being asked.
  private var question: Question?

  /// How many questions the user has been asked.
  @ObservationIgnored private var number = 0

  /// What the decision was based on when somebody had to be waited for.
  @ObservationIgnored private var state: [AnyHashable] = []

  @ObservationIgnored private var task: Task<Void, Never>?

  init(_ checkpoints: ArraySlice<Checkpoint>, intention: Intention) {
    self.checkpoints = checkpoints
    self.intention = intention
  }

  // Nobody is left whom the answer would help.
  deinit {
    task?.cancel()
  }

  /// Whether another crossing would do the same.
  func isSame(as other: AnyHashable) -> Bool {
    intention.name == other
  }

  /// Whether everything is still as it was when somebody had to be waited for.
  var isStillPossible: Bool { intention.state() == state }

  /// What the user is being asked, as something to be answered.
  var pendingQuestion: PendingQuestion? {
    question.map { PendingQuestion(question: $0, crossing: self, number: number) }
  }

  /// Goes on as far as possible.
  ///
  /// - Parameter answer: What was answered last.
  /// - Returns: Why the crossing has not arrived, or nil when it has.
  func proceed(after answer: Checkpoint.Answer) -> Refusal? {
    var next: Checkpoint.Answer? = answer
    while let answer = next {
      if let refusal = take(answer) { return refusal }
      next = checkpoints.nextObjection()
    }
    intention.carryOut()
    return nil
  }

  /// Takes the user's answer to a question, unless that is no longer the one being asked.
  func answer(_ number: Int, _ mayGo: Bool) {
    guard question != nil, number == self.number else { return }
    if mayGo { return goOn() }
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
      wait()
      self.question = question
      number += 1
      return .undecided
    case .later(let decide):
      wait()
      wait(for: decide)
      return .undecided
    case .first(let sidestep):
      return intention.sidestep(sidestep)
    }
  }

  private func wait() {
    state = intention.state()
    intention.wait(self)
  }

  private func wait(for decide: @escaping @MainActor () async -> Checkpoint.Answer) {
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
    guard isStillPossible else { return end() }
    let refusal = proceed(after: answer)
    if refusal != .undecided { end() }
    if let refusal, refusal != .undecided { intention.report(refusal) }
  }

  private func end() {
    withdraw()
    intention.stopWaiting(self)
  }
}
