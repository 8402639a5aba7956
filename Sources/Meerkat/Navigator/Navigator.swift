public import MeerkatJourney
import MeerkatIsolation
import MeerkatUI
public import Observation

/// The engine of one flow, and the only object that changes its journey.
///
/// It owns the journey and the flows in each step. Every request, whoever makes it, is first
/// *decided*: what would leave, what would come, and which guards have to be asked, or why it is
/// refused. Then those guards are *asked*, the request is *committed* all at once, and everyone
/// concerned is *told*. Requests are carried out one after the other.
///
/// ```swift
/// final class CourseFlow: Flow {
///   let navigator = Navigator<Destination>(root: .course)
///   …
/// }
/// ```
///
/// To navigate, use the flow's verbs, such as `go(_:)` and `back()`.
///
/// A view that reads ``journey`` is updated when it changes.
@MainActor
public final class Navigator<Destination: Hashable>: Observable {
  /// The steps from the flow's root to what the user sees.
  public var journey: Journey<Destination> {
    // Observes a number of the node: its key path needs no generic arguments, which would take
    // longer than everything else in a step.
    node.observeJourney()
    return current
  }

  /// Where the user is; reading it registers no observation.
  var current: Journey<Destination> {
    if known.steps.count < node.ownSteps.count { known.follow(node.ownJourney) }
    return known
  }

  /// The journey as far as it is known with its type: its lowest steps, or all of them.
  private var known: Journey<Destination>

  /// The flow whose guards and screens belong to this navigator.
  private(set) weak var flow: (any Flow<Destination>)?

  /// The type-erased engine: the flow's node in the tree of flows.
  let node: FlowNode

  /// Under what name and version the flow is saved; found once, because the name takes time.
  private(set) lazy var restoration = Restoration<Destination>.declared

  /// Creates the navigator of a flow that begins at a destination.
  ///
  /// - Parameters:
  ///   - root: The destination at the root.
  ///   - maxDepth: The greatest number of steps that may lie on each other, in this flow and all
  ///     flows in it. What would go beyond is refused, whoever asks for it: a flow, a link or an
  ///     archive. The outermost flow's number counts.
  public convenience init(root: Destination, maxDepth: Int = 64) {
    self.init(Journey(root), maxDepth: maxDepth)
  }

  /// Creates the navigator of a flow that begins with a journey.
  ///
  /// - Parameters:
  ///   - journey: The steps from the root to what the user sees first.
  ///   - maxDepth: The greatest number of steps that may lie on each other.
  public init(_ journey: Journey<Destination>, maxDepth: Int = 64) {
    known = journey
    node = FlowNode(journey.erased, maxDepth: maxDepth)
    node.navigator = self
  }

  /// Connects the navigator with its flow, once.
  func attach(to flow: some Flow<Destination>) {
    if self.flow == nil {
      self.flow = flow
      guard flow.navigator !== self else { return }
      Mistake.report(
        "\(type(of: flow)).navigator is another one each time, so that every step is forgotten. Keep "
          + "one in a constant: let navigator = Navigator(root: …).")
    } else if let owner = self.flow, owner !== flow, !isShared {
      isShared = true
      Mistake.report(
        "\(type(of: flow)) has the navigator of another \(type(of: owner)), whose guards and screens "
          + "are used. Give each flow its own: let navigator = Navigator(root: …).")
    }
  }

  /// Whether another flow has used the navigator too.
  private var isShared = false

  // The flow was released without being left, so release the tasks that wait in the flows inside.
  deinit {
    let node = node
    MainActor.perform { node.endOrphans() }
  }
}

/// What the tree of flows needs of a navigator, without knowing its destination type.
@MainActor
protocol AnyNavigator: AnyObject {
  var anyFlow: (any Flow)? { get }

  /// Discards all but the lowest steps of the journey, which has changed above them.
  func forgetSteps(from count: Int)

  /// Asks the flow whether the user may enter a destination.
  func shouldEnter(_ destination: AnyDestination) -> AnyPermission

  /// Asks the flow whether the user may leave a destination.
  func shouldLeave(_ destination: AnyDestination) -> AnyPermission

  /// Returns the call that tells the flow that a step has ended.
  func dismissal(of step: StepNode, cause: NavigationCause) -> (@MainActor () -> Void)?

  /// Makes the screen of a destination; nil if the flow has gone.
  func makeScreen(for destination: AnyDestination) -> AnyView?

  /// The same, as a value of the flow's own type.
  func screen(for destination: AnyDestination) -> Any?

  /// The content of an alert or dialog, if the flow gives it as a value.
  func dialog(for destination: AnyDestination) -> Dialog?

  /// Whether the flow can be saved.
  var isRestorable: Bool { get }

  /// Writes the flow, and the flows in its steps, to an archive.
  func encode(to encoder: any Encoder) throws

  /// Brings the flow, and the flows in its steps, to where an archive says.
  func restore(from archive: ArchivedFlow) throws -> [RestorationLoss]

  /// Whether links lead somewhere in the flow.
  var hasLinks: Bool { get }

  /// The limits on what is read of a link.
  var linkLimits: LinkLimits { get }

  /// Writes as much of the flow as has links.
  func writeLink(into writer: inout LinkWriter) -> (tree: LinkTree, isWhole: Bool)?

  /// Finds where an address leads in the flow, if links lead anywhere in it.
  func linkTarget(
    reading reader: inout LinkReader, isNew: Bool, with screens: LinkScreens
  ) throws(LinkError) -> LinkTarget?
}

extension Navigator: AnyNavigator {
  var anyFlow: (any Flow)? { flow }

  func forgetSteps(from count: Int) {
    known.truncate(to: count)
    // A journey has a root at any time, also for a debugger that looks at this one.
    if count == 0 { known.follow(node.ownJourney) }
  }

  func shouldEnter(_ destination: AnyDestination) -> AnyPermission {
    flow?.shouldEnter(destination.typed()).erased ?? .allow
  }

  func shouldLeave(_ destination: AnyDestination) -> AnyPermission {
    flow?.shouldLeave(destination.typed()).erased ?? .allow
  }

  func dismissal(of step: StepNode, cause: NavigationCause) -> (@MainActor () -> Void)? {
    guard let flow else { return nil }
    return { flow.didDismiss(step.destination.typed(), cause: cause) }
  }

  func makeScreen(for destination: AnyDestination) -> AnyView? {
    flow.map { AnyView($0.screen(for: destination.typed())) }
  }

  func screen(for destination: AnyDestination) -> Any? { flow?.screen(for: destination.typed()) }

  func dialog(for destination: AnyDestination) -> Dialog? { flow?.dialog(for: destination.typed()) }
}
