import MeerkatIsolation
public import MeerkatJourney
public import Observation

/// The engine of one flow, and the only one that changes where the user is.
///
/// It owns the journey and the flows in each step. Every request, whoever makes it, is first
/// *decided*: what would leave, what would come, and which guards have to be asked, or why it is
/// refused. Those guards are *asked*. Then the request is *committed* all at once, and those
/// concerned are *told*. Requests are carried out one after the other.
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
    // Observes a number of the node: its key path needs no generic arguments, which would take
    // longer than everything else in a step.
    node.observeJourney()
    return current
  }

  /// Where the user is, to decide on: reading it registers no observation.
  private(set) var current: Journey<Destination>

  /// The flow whose guards and screens belong to this navigator.
  private(set) weak var flow: (any Flow<Destination>)?

  /// The flow's place in the tree of flows, and the flows in it.
  let node = FlowNode()

  /// The root with which the flow began, from which its links lead.
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

  /// Connects the navigator with its flow, once.
  func attach(to flow: some Flow<Destination>) {
    if self.flow == nil { self.flow = flow }
  }

  // The flow was released without being left, so tell those who wait in the flows inside.
  deinit {
    let node = node
    MainActor.perform { node.endOrphans() }
  }
}

extension Navigator {
  /// Applies a change to the journey, and to what belongs to its steps.
  ///
  /// Only ``Transition/commit(in:cause:)`` calls this.
  ///
  /// - Returns: The steps that have gone, lowest first.
  func apply(_ change: Change<Destination>) -> [StepNode] {
    guard !change.isEmpty else { return [] }
    current.apply(change)
    node.journeyDidChange()
    // An array of its own: a slice would copy all steps with the change.
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

  /// Returns the destination of a step of this flow, or nil if the step has gone.
  func destination(of step: StepNode) -> Destination? {
    node.index(of: step).map { current.steps[$0].destination }
  }
}
