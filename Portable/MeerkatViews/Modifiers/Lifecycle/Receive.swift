import MeerkatIsolation

/// A view with an action for when a publisher emits a value.
nonisolated private struct Receiving<Content: View, P: Publisher>: ContainerView
where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor func bareNode(under parent: Node) -> ReceiverNode<P> { ReceiverNode(under: parent) }

  @MainActor func set(_ node: ReceiverNode<P>) {
    node.action = action
    node.subscribe(to: publisher)
  }
}

private final class ReceiverNode<P: Publisher>: ContentNode where P.Failure == Never {
  private var publisher: P?
  private var subscription: AnyCancellable?
  var action: ((P.Output) -> Void)?

  /// Subscribes to a publisher, unless the node is already subscribed to it.
  func subscribe(to new: P) {
    if var publisher, Sameness.isSame(&publisher, new) { return }
    publisher = new
    subscription = new.sink { [weak self] value in
      // The value is handed to the main actor, and used nowhere else.
      nonisolated(unsafe) let value = value
      MainActor.perform { self?.receive(value) }
    }
  }

  private func receive(_ value: P.Output) {
    guard isMounted, let action else { return }
    runtime.react { action(value) }
  }

  override func willUnmount() { subscription = nil }
}

extension View {
  /// Runs an action when a publisher emits a value.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    Receiving(content: self, publisher: publisher, action: action)
  }
}
