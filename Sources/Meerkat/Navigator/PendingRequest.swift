import MeerkatJourney
import Observation

/// A request that waits for an answer; nothing has changed yet.
@MainActor
@Observable
final class PendingRequest {
  /// The question to the user, if there is one.
  private(set) var question: GuardQuestion?

  /// What the guard was asked about.
  @ObservationIgnored let key: GuardKey

  /// The tree in which the request waits.
  @ObservationIgnored weak var tree: FlowTree?

  /// The flow that was asked to go somewhere.
  @ObservationIgnored private(set) weak var flow: FlowNode?

  /// The flow whose guard was asked.
  @ObservationIgnored private weak var asked: FlowNode?

  /// The flows that would change.
  @ObservationIgnored private let concerned: Set<Identity>

  /// The request with the answers so far; nil once it has ended.
  @ObservationIgnored private var attempt: Attempt?

  @ObservationIgnored private(set) var task: Task<Void, Never>?

  /// Whether no answer is taken, because a new request may be about to supersede this one.
  @ObservationIgnored var isSuspended = false

  /// The requests whose guards run in the current task: what these do must not supersede the
  /// requests.
  @TaskLocal static var answering: [Asked] = []

  /// A request whose guard is asked, without retaining it.
  @MainActor
  final class Asked {
    private(set) weak var request: PendingRequest?

    fileprivate init(_ request: PendingRequest) { self.request = request }
  }

  init(
    _ attempt: Attempt, _ objection: Objection, of flow: FlowNode, concerning others: [FlowNode]
  ) {
    key = objection.key
    self.flow = flow
    asked = objection.flow
    self.attempt = attempt
    concerned = Set(([flow] + others).map(\.identity))
    switch objection.answer {
    case .ask(let question): self.question = question
    case .later(let decide): wait(for: decide)
    default: break
    }
  }

  deinit { task?.cancel() }

  /// Waits for an answer that a guard gives later.
  private func wait(for decide: @escaping @MainActor () async -> AnyPermission) {
    let answering = PendingRequest.answering + [Asked(self)]
    task = Task { [weak self] in
      let answer = await PendingRequest.$answering.withValue(answering) { await decide() }
      guard !Task.isCancelled, let self else { return }
      task = nil
      self.answer(answer)
    }
  }

  /// Takes the answer, unless there was one before.
  func answer(_ answer: AnyPermission) {
    guard !isSuspended, var attempt else { return }
    if case .refuse = answer { return withdraw(.forbidden) }
    attempt.answers[key] = answer
    end()
    flow?.resume(attempt)
  }

  /// Gives up, and reports why.
  func withdraw(_ refusal: Refusal) {
    guard let attempt else { return }
    attempt.end(refusal)
    end()
    flow?.tell(.refused(refusal), cause: attempt.cause)
  }

  /// Checks whether the question still matters, because something has changed.
  ///
  /// An answer that a guard gives later is awaited in any case.
  func review() {
    guard let attempt else { return }
    guard let flow, !flow.hasGone else { return withdraw(.flowHasGone) }
    if attempt.isWithdrawn { return withdraw(.superseded) }
    guard question != nil, (try? flow.decide(attempt.request))?.asks(key) != true else { return }
    answer(.allow)
  }

  /// Follows a link to the flow whose guard is asked, which is about to show something itself.
  func arrive(for node: FlowNode) {
    guard let flow, let attempt, node === asked, !flow.tree.queue.isUnderWay,
      let way = flow.wayToSee(node, below: key, attempt), way.firstObjection(attempt.answers) == nil
    else { return }
    flow.tree.queue.take { flow.carryOut(way, attempt) }
  }

  /// Takes the same request once more, such as the second of two taps.
  ///
  /// - Returns: Whether it is the same, or the one that is resumed after this one.
  func join(_ other: Attempt, of flow: FlowNode) -> Bool {
    attempt?.join(other, of: flow, isOwn: self.flow === flow) == true
  }

  private func end() {
    attempt = nil
    question = nil
    task?.cancel()
    task = nil
    tree?.pending.removeAll { $0 === self }
  }

  /// Whether it asks the user whether a step may go.
  func asks(whetherToLeave step: StepNode) -> Bool {
    guard question != nil, case .leave(let left)? = attempt?.request.kind else { return false }
    return left === step
  }

  /// Whether a request takes the place of this one.
  ///
  /// What the guard that is asked does itself doesn't, nor does the end of a flow that it has put
  /// there: that is how the guard gets its answer.
  fileprivate func isSuperseded(by request: [FlowChange]) -> Bool {
    !PendingRequest.answering.contains { $0.request === self }
      && request.contains { change in
        !change.onlyEndsFlows(of: self)
          && change.concerned.contains { concerned.contains($0.identity) }
      }
  }
}

extension FlowNode {
  /// Keeps a request until it is answered.
  func hold(_ request: PendingRequest) {
    let tree = tree
    request.tree = tree
    tree.pending.append(request)
  }

  /// The pending requests that a new one supersedes.
  func pending(supersededBy request: [FlowChange]) -> [PendingRequest] {
    let pending = tree.pending
    return pending.isEmpty ? [] : pending.filter { $0.isSuperseded(by: request) }
  }
}

extension FlowTree {
  /// Ends everything that waits in the tree, and tells why.
  func withdrawPending(_ refusal: Refusal) {
    for pending in pending { pending.withdraw(refusal) }
    pending = []
  }
}
