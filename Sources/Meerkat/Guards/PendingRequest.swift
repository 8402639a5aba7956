import MeerkatJourney
import Observation

/// A request that waits for an answer; nothing has changed yet.
@MainActor
@Observable
final class PendingRequest {
  /// The question to the user, if there is one.
  private(set) var question: Question?

  /// What the guard was asked about.
  @ObservationIgnored let key: GuardKey

  /// What distinguishes the request from another one.
  @ObservationIgnored let name: AnyHashable?

  /// The root of the tree in which the request waits.
  @ObservationIgnored weak var root: FlowNode?

  /// The flow that was asked to go somewhere.
  @ObservationIgnored weak var flow: FlowNode?

  /// The flows that would change.
  @ObservationIgnored let concerned: Set<ObjectIdentifier>

  /// Whether the request, decided anew, still needs this answer.
  @ObservationIgnored private let isAsked: @MainActor (GuardKey) -> Bool

  /// Decides the request anew, with the answer.
  @ObservationIgnored private let resume: @MainActor (GuardAnswer) -> Void

  /// Reports that the request has failed.
  @ObservationIgnored private let refuse: @MainActor (Refusal) -> Void

  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var hasEnded = false

  /// Whether no answer is taken, because a new request may be about to supersede this one.
  @ObservationIgnored var isSuspended = false

  /// The requests whose guards run in the current task: what these do must not supersede the
  /// requests.
  @TaskLocal static var answering: [ObjectIdentifier] = []

  init(
    _ objection: Objection, name: AnyHashable?, flow: FlowNode, concerned: Set<ObjectIdentifier>,
    isAsked: @escaping @MainActor (GuardKey) -> Bool,
    resume: @escaping @MainActor (GuardAnswer) -> Void,
    refuse: @escaping @MainActor (Refusal) -> Void
  ) {
    key = objection.key
    self.name = name
    self.flow = flow
    self.concerned = concerned
    self.isAsked = isAsked
    self.resume = resume
    self.refuse = refuse
    if case .ask(let question) = objection.answer { self.question = question }
  }

  deinit { task?.cancel() }

  /// Waits for an answer that a guard gives later.
  func wait(for decide: @escaping @MainActor () async -> GuardAnswer) {
    let answering = PendingRequest.answering + [ObjectIdentifier(self)]
    task = Task { [weak self] in
      let answer = await PendingRequest.$answering.withValue(answering) { await decide() }
      guard !Task.isCancelled, let self else { return }
      task = nil
      self.answer(answer)
    }
  }

  /// Takes the answer, unless there was one before.
  func answer(_ answer: GuardAnswer) {
    guard !hasEnded, !isSuspended else { return }
    end()
    if case .refuse = answer { return refuse(.forbidden) }
    resume(answer)
  }

  /// Gives up, and reports why.
  func withdraw(_ refusal: Refusal) {
    guard !hasEnded else { return }
    end()
    refuse(refusal)
  }

  /// Checks whether the question still matters, because something has changed.
  ///
  /// An answer that a guard gives later is awaited in any case.
  func review() {
    guard let flow, !flow.hasGone else { return withdraw(.flowHasGone) }
    guard question != nil, !hasEnded, !isAsked(key) else { return }
    end()
    resume(.allow)
  }

  private func end() {
    hasEnded = true
    question = nil
    task?.cancel()
    task = nil
    root?.pending.removeAll { $0 === self }
  }

  /// Whether this is the request of a name in a flow, such as the first of two taps.
  func isSame(as name: AnyHashable?, in flow: FlowNode) -> Bool {
    self.flow === flow && name != nil && self.name == name
  }

  /// Whether a request takes the place of this one.
  ///
  /// What the guard that is asked does itself doesn't, nor does the end of a flow that it has put
  /// there: that is how the guard gets its answer.
  fileprivate func isSuperseded(by request: [any AnyFlowChange]) -> Bool {
    !PendingRequest.answering.contains(ObjectIdentifier(self))
      && request.contains { change in
        concerned.contains(ObjectIdentifier(change.node)) && !change.onlyEndsFlows(of: self)
      }
  }
}

extension FlowNode {
  /// Keeps a request until it is answered.
  func hold(_ request: PendingRequest) {
    let root = root
    request.root = root
    root.pending.append(request)
  }

  /// The pending requests that a new one supersedes.
  func pending(supersededBy request: [any AnyFlowChange]) -> [PendingRequest] {
    let pending = root.pending
    return pending.isEmpty ? [] : pending.filter { $0.isSuperseded(by: request) }
  }

  /// Ends everything that waits in the tree of which this is the root, and tells why.
  func withdrawPending(_ refusal: Refusal) {
    for pending in pending { pending.withdraw(refusal) }
    pending = []
  }
}
