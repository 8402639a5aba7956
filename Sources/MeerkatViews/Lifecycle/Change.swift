/// A view with something to do when a value changes.
nonisolated private struct Changing<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let node = ChangeNode(view.value, under: parent)
    node.action = view.action
    if view.isInitial { node.announce(from: view.value) }
    node.mount(view.content)
    return node
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: ChangeNode<Value>.self)
    node.update(to: view.value, view.action)
    node.update(view.content)
  }
}

@MainActor
private final class ChangeNode<Value: Equatable>: ContentNode {
  private var value: Value
  var action: ((Value, Value) -> Void)?

  init(_ value: Value, under parent: Node) {
    self.value = value
    super.init(under: parent)
  }

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
  /// Does something when a value changes, with the old and the new one.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value changes, with the new one.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}
