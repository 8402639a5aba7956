/// The node of a view that sets environment values for the views inside.
final class EnvironmentNode: ContentNode {
  private var latestChange: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void, under parent: Node) {
    latestChange = change
    super.init(under: parent)
    environment = EnvironmentScope(parent.environment)
    _ = adopt(change)
  }

  private func adopt(_ change: (inout EnvironmentValues) -> Void) -> Bool {
    guard let outer = environment.parent else { return false }
    var values = EnvironmentValues(scope: outer, reader: self)
    change(&values)
    return environment.adopt(values)
  }

  /// Takes over another change.
  func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
    latestChange = change
    apply()
  }

  private func apply() {
    dropSubscriptions()
    // Other keys than before: whoever read them found them further up, and does not know of this scope.
    if adopt(latestChange) { invalidateSubtree() }
  }

  /// A value from further up, on which the change builds, is another one.
  override func environmentDidChange(_ key: ObjectIdentifier) { apply() }

  private func invalidateSubtree() {
    var pending: [Node] = []
    forEachChild { pending.append($0) }
    while let node = pending.popLast() {
      node.environmentDidChange(ObjectIdentifier(EnvironmentNode.self))
      node.forEachChild { pending.append($0) }
    }
  }
}

/// A view that changes environment values for the views inside.
nonisolated struct EnvironmentModified<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func makeNode(under parent: Node) -> EnvironmentNode {
    let node = EnvironmentNode(change, under: parent)
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: EnvironmentNode) {
    node.update(change)
    node.update(content)
  }
}

extension View {
  /// Changes an environment value for the views inside.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
