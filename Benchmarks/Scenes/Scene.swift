import Foundation

/// Something that is done again and again, at several sizes of what is around it.
@MainActor
struct Scene {
  /// How the cost of an operation may grow with the size.
  enum Growth: String {
    /// Not at all: only what changes costs anything.
    case constant
    /// No faster than the size.
    case linear
  }

  let suite: String
  let name: String
  let growth: Growth
  let sizes: [Int]
  /// How many operations are counted together.
  let runs: Int
  /// Makes what is needed for a size, and returns the operation, which is told how often it was done before.
  let prepare: (Int) throws -> (Int) throws -> Void

  init(
    _ suite: String, _ name: String, _ growth: Growth, sizes: [Int], runs: Int = 20,
    prepare: @escaping (Int) throws -> (Int) throws -> Void
  ) {
    self.suite = suite
    self.name = name
    self.growth = growth
    self.sizes = sizes
    self.runs = runs
    self.prepare = prepare
  }

  /// Prints how long an operation takes at each size: the best round, and the one in the middle.
  func time() throws {
    for size in sizes {
      let operation = try prepare(size)
      var done = 0
      var times: [Double] = []
      let start = ContinuousClock.now
      while times.count < 5 || times.count < 50 && ContinuousClock.now - start < .seconds(1) {
        let first = ContinuousClock.now
        for _ in 0..<runs {
          try operation(done)
          done += 1
        }
        times.append((ContinuousClock.now - first) / .nanoseconds(1) / Double(runs))
      }
      times.sort()
      Table.print([
        suite, name, "\(size)", Table.time(times[0]), Table.time(times[times.count / 2]),
      ])
    }
  }

  /// Does the operation for a tool that counts the instructions between two calls of `getppid`.
  func count() throws {
    for size in sizes {
      let operation = try prepare(size)
      // The first times, caches are filled.
      for run in 0..<2 { try operation(run) }
      _ = getppid()
      for run in 2..<(runs + 2) { try operation(run) }
      _ = getppid()
      print([suite, name, growth.rawValue, "\(size)", "\(runs)"].joined(separator: "\t"))
    }
  }
}

/// Keeps the optimiser from leaving out what nobody reads.
@inline(never)
func use<Value>(_ value: borrowing Value) {}
