import MeerkatIsolation
public import MeerkatJourney
public import Observation

/// The engine of one flow: the only one who changes where the user is.
///
/// It owns the journey and the flows in each step. Every request, by whomever, is *decided* first:
/// what would leave, what would come, and who has to be asked, or why it is refused. Those
/// concerned are asked. Then it is *committed*, all at once, and told. One request has its turn
/// after the other.
///
/// ```swift
/// final class CourseFlow: Flow {
///   let navigator = Navigator<Destination>(root: .course)
///   …
/// }
/// ```
///
/// A flow navigates by its own verbs, such as `go(_:)` and `back()`.
///
/// A view that reads ``journey`` is evaluated again when it changes.
@MainActor
public final class Navigator<Destination: Hashable>: Observable {
  /// Where the user is.
  public var journey: Journey<Destination> {
    // What is observed is a number of the node: its key path needs no generic arguments, which
    // would take longer than all the rest of a step.
    node.observeJourney()
    return current
  }

  /// Where the user is, for deciding: whoever reads it does not follow it.
  private(set) var current: Journey<Destination>

  /// The flow whose rules hold here.
  private(set) weak var flow: (any Flow<Destination>)?

  /// The flow's place in the tree of flows, and the flows in it.
  let node = FlowNode()

  /// The root with which the flow began, where its links begin too.
  let home: Destination

  /// Creates the navigator of a flow that begins at a destination.
  public convenience init(root: Destination) {
    self.init(Journey(root: root))
  }

  /// Creates the navigator of a flow that begins with a journey.
  public init(_ journey: Journey<Destination>) {
    current = journey
    home = journey.root
    node.navigator = self
    node.steps = journey.steps.map { StepNode($0.id.token, style: $0.style, in: node) }
  }

  /// Lets the rules of a flow hold.
  func attach(to flow: some Flow<Destination>) {
    if self.flow == nil { self.flow = flow }
  }

  // The flow has gone without a word; those who wait in the flows in it are told.
  deinit {
    let node = node
    MainActor.perform { node.endOrphans() }
  }
}

extension Navigator {
  /// Does what was decided to the journey, and to what belongs to its steps.
  ///
  /// Called by nobody but ``Transition/commit(cause:)``.
  ///
  /// - Returns: What belongs to the steps that are no longer there, lowest first.
  func apply(_ change: Change<Destination>) -> [StepNode] {
    guard !change.isEmpty else { return [] }
    current.apply(change)
    node.journeyDidChange()
    // An array of its own: a slice would have all steps copied with the change.
    let before = Array(node.steps[change.kept...])
    guard !before.isEmpty else {
      for step in change.after { node.steps.append(newNode(of: step)) }
      return []
    }
    let after = change.after.map { step in
      before.first { $0.token === step.id.token } ?? newNode(of: step)
    }
    if change.kept == 0 { node.rootDidChange() }
    let gone = before.filter { old in !after.contains { $0 === old } }
    node.steps.replaceSubrange(change.kept..., with: after)
    return Array(gone)
  }

  private func newNode(of step: Step<Destination>) -> StepNode {
    StepNode(step.id.token, style: step.style, in: node)
  }

  /// Where the user goes at a step of this flow, or nil when it has gone.
  func destination(of step: StepNode) -> Destination? {
    node.index(of: step).map { current.steps[$0].destination }
  }
}
