/// The type-erased path of a stack: the app's own, or one that the stack keeps.
@MainActor
struct StackPath {
  /// Where the path is kept.
  let location: Any
  /// Whether a location is that of the path.
  let isAt: (Any) -> Bool
  /// Brings what is known of the path up to date.
  ///
  /// Returns the number of leading values that are unchanged.
  let read: (inout PathValues) -> Int
  let count: () -> Int
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  /// A path that the app keeps, of values of one type.
  static func typed<Data>(_ path: Binding<Data>) -> StackPath
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    StackPath(
      location: path.location,
      isAt: { ($0 as? any Location<Data>)?.isSamePlace(as: path.location) == true },
      read: { $0.update(to: Array(path.wrappedValue)) },
      count: { path.wrappedValue.count },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      removeLast: { count in
        var values = path.wrappedValue
        values.removeLast(min(count, values.count))
        path.wrappedValue = values
      })
  }

  /// A path that the app keeps, of values of any types.
  static func erased(_ path: Binding<NavigationPath>) -> StackPath {
    StackPath(
      location: path.location,
      isAt: { ($0 as? any Location<NavigationPath>)?.isSamePlace(as: path.location) == true },
      read: { $0.update(to: path.wrappedValue.values) },
      count: { path.wrappedValue.count },
      append: { path.wrappedValue = NavigationPath(values: path.wrappedValue.values + [$0]) },
      removeLast: { count in
        path.wrappedValue.removeLast(min(count, path.wrappedValue.count))
      })
  }
}
