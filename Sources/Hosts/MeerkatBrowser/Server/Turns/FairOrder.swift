/// Determines whose turn it is: the waiting one that has used the least so far.
///
/// One that was away doesn't return with more credit than those that have waited, and is still
/// charged for its recent use.
struct FairOrder<Key: Hashable> {
  private var used: [Key: Duration] = [:]
  private var waiting: [Key: Int] = [:]
  private var arrivals = 0
  /// What the last one to be chosen had used.
  private var floor = Duration.zero

  /// Whether nothing is waiting.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds a key to the waiting ones, behind those that have used as much.
  mutating func wait(_ key: Key) {
    guard waiting[key] == nil else { return }
    arrivals += 1
    waiting[key] = arrivals
    used[key] = max(used[key] ?? .zero, floor)
  }

  /// Chooses the next one, who goes on waiting until told otherwise.
  ///
  /// - Complexity: O(*n*), where *n* is the number of waiting keys.
  mutating func next() -> Key? {
    guard let key = waiting.min(by: { rank($0) < rank($1) })?.key else { return nil }
    floor = used[key] ?? floor
    return key
  }

  private func rank(_ entry: (key: Key, value: Int)) -> (Duration, Int) {
    (used[entry.key] ?? .zero, entry.value)
  }

  /// Charges a key for its use, and moves it behind those that have used as much.
  mutating func charge(_ amount: Duration, to key: Key) {
    used[key, default: floor] += amount
    guard waiting[key] != nil else { return }
    arrivals += 1
    waiting[key] = arrivals
  }

  /// Removes a key that needs no more turns.
  mutating func leave(_ key: Key) {
    waiting[key] = nil
    guard used.count > 2 * waiting.count + 64 else { return }
    // Up to the floor everybody is taken for the same.
    used = used.filter { waiting[$0.key] != nil || $0.value > floor }
  }
}
