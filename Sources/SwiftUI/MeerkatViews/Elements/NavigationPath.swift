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

/// The values of a path as they were when a stack last read it.
///
/// A long path usually differs only at its end: unchanged values below are recognised by their
/// bits, and aren't wrapped again.
struct PathValues {
  private(set) var values: [AnyHashable] = []

  /// The same values in the type of the path, an array.
  private var typed: Any = ()

  /// Takes over what the path is now.
  ///
  /// Returns the number of leading values that are bitwise equal.
  mutating func update<Value: Hashable>(to new: [Value]) -> Int {
    let same = (typed as? [Value])?.countOfSameBits(in: new) ?? 0
    values.removeSubrange(same...)
    for value in new[same...] { values.append(AnyHashable(value)) }
    typed = new
    return same
  }
}

extension Array {
  /// The number of the first elements that are the same bit for bit in another array.
  fileprivate func countOfSameBits(in other: [Element]) -> Int {
    let size = MemoryLayout<Element>.stride
    let count = Swift.min(count, other.count)
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        guard let own = own.baseAddress.map({ UnsafeRawPointer($0) }),
          let other = other.baseAddress.map({ UnsafeRawPointer($0) })
        else { return 0 }
        if memoryIsEqual(own, other, count * size) { return count }
        return (0..<count).first { !memoryIsEqual(own + $0 * size, other + $0 * size, size) }
          ?? count
      }
    }
  }
}
