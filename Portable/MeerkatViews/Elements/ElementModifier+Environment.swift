import MeerkatAssets

extension ElementModifier {
  /// Creates a modifier for an environment value; nil if hosts don't show the value.
  init?<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    let path: AnyKeyPath = keyPath
    switch value {
    case let scheme as ColorScheme where Value.self == ColorScheme.self:
      self = .colorScheme(path == \EnvironmentValues.colorScheme ? scheme : nil)
    case let direction as LayoutDirection where Value.self == LayoutDirection.self:
      self = .layoutDirection(path == \EnvironmentValues.layoutDirection ? direction : nil)
    case let size as DynamicTypeSize where Value.self == DynamicTypeSize.self:
      self = .dynamicTypeSize(path == \EnvironmentValues.dynamicTypeSize ? size : nil)
    default: return nil
    }
  }
}

extension Element {
  /// Whether what is inside is read from right to left.
  package final var isReadFromRightToLeft: Bool {
    EnvironmentValues(scope: environment).layoutDirection == .rightToLeft
  }

  /// Returns a word that the views bring along, in the language around the element.
  package final func word(_ word: String) -> String {
    EnvironmentValues(scope: environment).locale.word(word)
  }

  /// Notes that everything inside may have another place, though its size is the same.
  final func invalidateLayoutInside() {
    var pending = children
    while let element = pending.popLast() {
      element.invalidateLayout()
      pending += element.children
    }
  }
}

/// A view that looks different in other surroundings, as far as hosts show it.
nonisolated private struct Looking<Content: View>: PrimitiveView {
  let content: Content
  /// For one type of value it is always there or never.
  let look: ElementModifier?

  @MainActor func makeNode(under parent: Node) -> Node {
    guard let look else { return Content.makeNode(content, under: parent) }
    return content.modified(look).makeNode(under: parent)
  }

  @MainActor func update(_ node: Node) {
    guard let look else { return Content.updateNode(node, to: content) }
    content.modified(look).update(downcast(node, to: ModifierElement.self))
  }
}

extension View {
  /// Sets an environment value for the views inside.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentModified(content: Looking(content: self, look: ElementModifier(keyPath, value))) {
      $0[keyPath: keyPath] = value
    }
  }
}
