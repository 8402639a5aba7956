public import Foundation

extension MutableCollection {
  /// Moves the elements at some positions to one before which they stand then; all others stay in
  /// their order.
  ///
  /// Like SwiftUI's function of the same name, for `onMove`.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements, counted from 0.
  ///   - destination: The position before which they go, in the collection as it was.
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
  /// Removes the elements at some positions.
  ///
  /// Like SwiftUI's function of the same name, for `onDelete`.
  ///
  /// - Parameter offsets: The positions of the elements, counted from 0.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }
}
