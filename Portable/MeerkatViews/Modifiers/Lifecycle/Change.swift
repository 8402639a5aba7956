/// A view with an action for when a value changes.
nonisolated private struct Changing<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func makeNode(under parent: Node) -> ChangeNode<Value> {
    let node = ChangeNode(value, under: parent)
    node.action = action
    if isInitial { node.announce(from: value) }
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: ChangeNode<Value>) {
    node.update(to: value, action)
    node.update(content)
  }
}

private final class ChangeNode<Value: Equatable>: ContentNode {
  private var value: Value
  var action: ((Value, Value) -> Void)?

  @Memberwise
  init(_ value: Value, under parent: Node)

  func update(to new: Value, _ action: @escaping (Value, Value) -> Void) {
    self.action = action
    guard new != value else { return }
    let old = value
    value = new
    announce(from: old)
  }

  func announce(from old: Value) {
    let new = value
    runtime.actions.append(of: self) { [weak self] in
      if let self, self.isMounted { self.action?(old, new) }
    }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}
