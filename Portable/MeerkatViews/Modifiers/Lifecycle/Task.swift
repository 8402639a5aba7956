/// A view with a task that runs while the view is visible.
nonisolated private struct Working<Content: View, ID: Equatable>: ContainerView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func bareNode(under parent: Node) -> TaskNode<ID> { TaskNode(id, under: parent) }

  @MainActor func set(_ node: TaskNode<ID>) {
    node.priority = priority
    node.action = action
    node.update(id: id)
  }
}

private final class TaskNode<ID: Equatable>: LifecycleNode {
  private var id: ID
  private var task: Task<Void, Never>?
  var priority = TaskPriority.userInitiated
  var action: (@Sendable () async -> Void)?

  @Memberwise
  init(_ id: ID, under parent: Node)

  func update(id: ID) {
    guard id != self.id else { return }
    self.id = id
    guard task != nil else { return }
    task?.cancel()
    runtime.actions.appendWork(of: self) { [weak self] in
      if let self, self.isMounted, self.task != nil { self.start() }
    }
  }

  private func start() {
    guard let action else { return }
    task = Task(priority: priority) { await action() }
  }

  override func enqueueAppearance(_ action: @escaping () -> Void) {
    runtime.actions.appendWork(of: self, action)
  }

  override func appear() { start() }

  override func disappear() {
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts a task when the view appears and whenever `value` changes, cancelling the previous one.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // The closure was sent here, so that nobody else has it; each task calls it after the one before was cancelled.
    nonisolated(unsafe) let action = action
    return Working(content: self, id: value, priority: priority) { await action() }
  }
}
