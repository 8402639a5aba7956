/// The key of a value that a view passes to the containers around it.
///
/// Like SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the containers around it.
///
/// Like SwiftUI's `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the view's tag of a type, if any.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for case let tag as V in tags.lazy.map(\.base) { return tag }
    return nil
  }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension ContainerValues {
  /// Collects what modifiers around an element say; the outermost one counts.
  @MainActor init(around element: Element) {
    var changes: [ContainerValueChange] = []
    var modifiers = element.modifiers
    while let modifier = modifiers.next() {
      switch modifier {
      case .containerValue(let change): changes.append(change)
      case .tag(let tag): tags.append(tag)
      default: break
      }
    }
    for change in changes.reversed() { change.apply(&self) }
  }
}

/// A value that a view passes to the containers around it.
package struct ContainerValueChange: Equatable {
  let apply: (inout ContainerValues) -> Void

  package static func == (left: Self, right: Self) -> Bool { false }
}

extension View {
  /// Passes a value to the containers around the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modified(.containerValue(ContainerValueChange { $0[keyPath: keyPath] = value }))
  }
}
