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

  /// Whether nobody waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Has somebody wait, after all who have used as much.
  mutating func wait(_ key: Key) {
    guard waiting[key] == nil else { return }
    arrivals += 1
    waiting[key] = arrivals
    used[key] = max(used[key] ?? .zero, floor)
  }

  /// Chooses the next one, who goes on waiting until told otherwise.
  ///
  /// - Complexity: O(*n*), of those who wait.
  mutating func next() -> Key? {
    guard let key = waiting.min(by: { rank($0) < rank($1) })?.key else { return nil }
    floor = used[key] ?? floor
    return key
  }

  private func rank(_ entry: (key: Key, value: Int)) -> (Duration, Int) {
    (used[entry.key] ?? .zero, entry.value)
  }

  /// Counts what somebody has used, who goes behind those who have used as much.
  mutating func charge(_ amount: Duration, to key: Key) {
    used[key, default: floor] += amount
    guard waiting[key] != nil else { return }
    arrivals += 1
    waiting[key] = arrivals
  }

  /// Lets somebody go who wants nothing more.
  mutating func leave(_ key: Key) {
    waiting[key] = nil
    guard used.count > 2 * waiting.count + 64 else { return }
    // Up to the floor everybody is taken for the same.
    used = used.filter { waiting[$0.key] != nil || $0.value > floor }
  }
}
