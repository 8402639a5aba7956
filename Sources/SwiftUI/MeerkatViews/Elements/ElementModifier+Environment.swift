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

  /// Notes that everything inside may have another place, though its size is the same.
  final func invalidateLayoutInside() {
    var pending = children
    while let element = pending.popLast() {
      element.invalidateLayout()
      pending += element.children
    }
  }
}
