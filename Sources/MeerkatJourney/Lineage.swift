import Synchronization

/// Tells the steps of journeys that were made anew from those of a journey that was changed.
@usableFromInline
enum Lineage {
  private static let last = Atomic<Int>(0)

  /// The first number of a new journey; those up to the next 2³² are its own.
  @usableFromInline
  static func next() -> Int {
    last.add(1, ordering: .relaxed).newValue << 32
  }
}
