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
  @ObservationIgnored let name: Request.Name?

  /// What tells this request from every other one, without keeping it.
  @ObservationIgnored let identity = Identity()

  /// The root of the tree in which the request waits.
  @ObservationIgnored weak var root: FlowNode?

  /// The flow that was asked to go somewhere.
  @ObservationIgnored weak var flow: FlowNode?

  /// The flows that would change.
  @ObservationIgnored let concerned: Set<Identity>

  /// The progress of the request so far.
  @ObservationIgnored private var trail: Trail

  /// What is left to do with the request; nil once it has ended.
  @ObservationIgnored private var ways: Ways?

  private struct Ways {
    /// Whether the request, decided anew, still needs this answer.
    let isAsked: @MainActor (GuardKey) -> Bool

    /// Decides the request anew, with the answer.
    let resume: @MainActor (Trail) -> Void

    /// Tells those who watch that the request has failed.
    let refuse: @MainActor (Refusal) -> Void
  }

  @ObservationIgnored private var task: Task<Void, Never>?

  /// Whether no answer is taken, because a new request may be about to supersede this one.
  @ObservationIgnored var isSuspended = false

  /// The requests whose guards run in the current task: what these do must not supersede the
  /// requests.
  @TaskLocal static var answering: [Identity] = []

  init(
    _ objection: Objection, name: Request.Name?, flow: FlowNode, concerned: Set<Identity>,
    trail: Trail,
    isAsked: @escaping @MainActor (GuardKey) -> Bool,
    resume: @escaping @MainActor (Trail) -> Void,
    refuse: @escaping @MainActor (Refusal) -> Void
  ) {
    key = objection.key
    self.name = name
    self.flow = flow
    self.concerned = concerned
    self.trail = trail
    ways = Ways(isAsked: isAsked, resume: resume, refuse: refuse)
    if case .ask(let question) = objection.answer { self.question = question }
  }

  deinit { task?.cancel() }

  /// Waits for an answer that a guard gives later.
  func wait(for decide: @escaping @MainActor () async -> Permission<AnyHashable>) {
    let answering = PendingRequest.answering + [identity]
    task = Task { [weak self] in
      let answer = await PendingRequest.$answering.withValue(answering) { await decide() }
      guard !Task.isCancelled, let self else { return }
      task = nil
      self.answer(answer)
    }
  }

  /// Takes the answer, unless there was one before.
  func answer(_ answer: Permission<AnyHashable>) {
    guard !isSuspended else { return }
    if case .refuse = answer { return withdraw(.forbidden) }
    trail.answers[key] = answer
    end()?.resume(trail)
  }

  /// Gives up, and reports why.
  func withdraw(_ refusal: Refusal) {
    guard ways != nil else { return }
    for reply in trail.replies { reply.end(refusal) }
    end()?.refuse(refusal)
  }

  /// Checks whether the question still matters, because something has changed.
  ///
  /// An answer that a guard gives later is awaited in any case.
  func review() {
    guard let flow, !flow.hasGone else { return withdraw(.flowHasGone) }
    if trail.isWithdrawn { return withdraw(.superseded) }
    guard question != nil, let ways, !ways.isAsked(key) else { return }
    answer(.allow)
  }

  /// Has another task await the result too.
  func add(_ replies: [Reply]) {
    trail.replies += replies
  }

  private func end() -> Ways? {
    defer { ways = nil }
    question = nil
    task?.cancel()
    task = nil
    root?.pending.removeAll { $0 === self }
    return ways
  }

  /// Whether this is the request of a name in a flow, such as the first of two taps.
  func isSame(as name: Request.Name, in flow: FlowNode) -> Bool {
    self.flow === flow && self.name == name
  }

  /// Whether a request takes the place of this one.
  ///
  /// What the guard that is asked does itself doesn't, nor does the end of a flow that it has put
  /// there: that is how the guard gets its answer.
  fileprivate func isSuperseded(by request: [FlowChange]) -> Bool {
    !PendingRequest.answering.contains(identity)
      && request.contains { change in
        concerned.contains(change.node.identity) && !change.onlyEndsFlows(of: self)
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
  func pending(supersededBy request: [FlowChange]) -> [PendingRequest] {
    let pending = root.pending
    return pending.isEmpty ? [] : pending.filter { $0.isSuperseded(by: request) }
  }

  /// Ends everything that waits in the tree of which this is the root, and tells why.
  func withdrawPending(_ refusal: Refusal) {
    for pending in pending { pending.withdraw(refusal) }
    pending = []
  }
}
