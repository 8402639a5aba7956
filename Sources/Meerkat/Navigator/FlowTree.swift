import Observation

/// What the flows of one tree share: the order of their navigations, the requests that wait, and
/// the hosts that show them.
///
/// A flow begins a tree of its own; where it has a parent, its parent's counts.
@MainActor
@Observable
final class FlowTree {
  /// The navigations of the tree, one after the other.
  @ObservationIgnored let queue = NavigationQueue()

  /// Counts the changes in the tree.
  private var revision = 0

  /// The requests that wait for an answer, the newest last.
  var pending: [PendingRequest] = []

  /// The greatest number of steps that may lie on each other.
  let maxDepth: Int

  @ObservationIgnored private var scenes: [Weak<SceneModel>] = []

  /// Whether more changes follow before hosts may show any of them.
  @ObservationIgnored private var isInHand = false

  init(maxDepth: Int) { self.maxDepth = maxDepth }

  func add(_ scene: SceneModel) { scenes.append(Weak(object: scene)) }

  /// Hands what waits over to the tree that this one is a part of now.
  func join(_ other: FlowTree) {
    other.queue.takeOver(queue)
    movePending()
  }

  /// Hands over what waits in flows that are in another tree now.
  func movePending() {
    for request in pending {
      guard let tree = request.flow?.tree, tree !== self else { continue }
      request.tree = tree
      tree.pending.append(request)
    }
    pending.removeAll { $0.tree !== self }
  }

  /// Finds out which of the requests that wait still make sense, after all that is under way.
  func reviewPending() {
    for request in pending { queue.wait { _ in request.review() } }
  }

  /// Hands the hosts over whose flows are in another tree now.
  func moveScenes() {
    let moved = scenes.compactMap(\.object).filter { $0.root.tree !== self }
    guard !moved.isEmpty else { return }
    for scene in moved {
      scene.root.tree.add(scene)
      scene.treeWillChange()
    }
    scenes.removeAll { $0.object?.root.tree !== self }
    // Views that have read this tree read the other one from now on.
    revision += 1
  }

  /// Notifies the hosts, and the views that read the tree, that something has changed.
  func didChange() {
    if isInHand { return willChange() }
    revision += 1
    for scene in scenes { scene.object?.treeDidChange() }
    scenes.removeAll { $0.object == nil }
  }

  /// Notifies them that a screen will have other flows in it when it is made again.
  func willChange() {
    revision += 1
    for scene in scenes { scene.object?.treeWillChange() }
  }

  /// Carries out several changes, of which hosts show only the result.
  func showingAfterwards<Value>(_ work: () throws -> Value) rethrows -> Value {
    isInHand = true
    defer {
      isInHand = false
      didChange()
    }
    return try work()
  }

  /// Registers the view that is being evaluated as a reader of the tree.
  ///
  /// - Returns: A number that differs after each change.
  @discardableResult
  func observe() -> Int { revision }

  /// Releases what the hosts keep of a step that has ended.
  func forgetPage(of step: StepNode) {
    for scene in scenes { scene.object?.forget(step) }
  }
}
