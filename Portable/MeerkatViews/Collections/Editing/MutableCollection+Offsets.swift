extension MutableCollection {
  /// Moves the elements at the given offsets before another one; all others keep their order.
  ///
  /// Like SwiftUI's function of the same name, for `onMove`.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements, counted from 0.
  ///   - destination: The offset in the original collection before which to insert them.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter(elements.indices.contains).map { elements[$0] }
    let kept = elements.indices.filter { !source.contains($0) }
    let before = kept.prefix { $0 < destination }.map { elements[$0] }
    let behind = kept.drop { $0 < destination }.map { elements[$0] }
    for (index, element) in zip(indices, before + moved + behind) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets.
  ///
  /// Like SwiftUI's function of the same name, for `onDelete`.
  ///
  /// - Parameter offsets: The offsets of the elements, counted from 0.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }
}
