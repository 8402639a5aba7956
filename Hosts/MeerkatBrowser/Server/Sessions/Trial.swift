/// How a session is watched in whose turns servers have ended.
struct Trial {
  /// How many servers have ended in its turns, with one that may be about to.
  private(set) var count = 0
  private var turnsLeft = 0

  /// In how many turns nothing happens before a session is like all others again.
  private static let turns = 20

  var isOn: Bool { turnsLeft > 0 }

  /// Begins to watch a session after so many ends.
  mutating func begin(after count: Int) {
    self.count = count
    turnsLeft = Self.turns
  }

  mutating func beginTurn() { count += 1 }

  mutating func endTurn() {
    turnsLeft -= 1
    count = isOn ? count - 1 : 0
  }
}
