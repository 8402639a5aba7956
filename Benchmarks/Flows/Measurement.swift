/// Times one operation: several rounds of it, each of many repetitions.
struct Measurement {
  /// What is measured, as the table names it.
  let suite: String

  /// Prints what one repetition took: the best round, and the one in the middle.
  ///
  /// - Parameters:
  ///   - what: The name of the row.
  ///   - repetitions: How many operations a round does; the time is divided by them.
  ///   - rounds: How often it is tried.
  ///   - note: What else the row says, such as a size.
  ///   - round: Does all repetitions of a round.
  func report(
    _ what: String, repetitions: Int, rounds: Int = 15, note: String = "",
    _ round: () throws -> Void
  ) rethrows {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      try round()
      times.append(nanoseconds(since: start) / Double(repetitions))
    }
    let sorted = times.sorted()
    print(
      Table.row([suite, what, Table.time(sorted[0]), Table.time(sorted[sorted.count / 2]), note]))
  }

  private func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
  }
}
