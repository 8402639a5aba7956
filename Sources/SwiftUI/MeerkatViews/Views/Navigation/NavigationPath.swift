/// The values of the screens above the root of a stack, of any types.
///
/// Like SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  package private(set) var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
