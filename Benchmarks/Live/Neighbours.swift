import Foundation
import Synchronization

/// Measures how long pages wait for their patches, alone and beside others that ask for too much.
enum Neighbours {
  static func run(port: Int, process: Int32) throws {
    try measure("alone", port: port) { _ in }
    try measure("beside one that asks for all rows", port: port) {
      askForAllRows(port, 1, until: $0)
    }
    try measure("beside 20 that do", port: port) { askForAllRows(port, 20, until: $0) }
    try measure("beside one that reconnects", port: port) { reconnect(port, until: $0) }
    print("memory            \(LiveBenchmarks.residentMemory(of: process) / 1_000) MB")
  }

  /// 99 pages press a button five times a second each.
  private static func measure(
    _ name: String, port: Int, beside attack: @escaping @Sendable (ContinuousClock.Instant) -> Void
  ) throws {
    let pages = try (0..<99).map { try PageClient(port: port, from: "192.0.2.\($0)") }
    let end = ContinuousClock.now + .seconds(15)
    let times = Mutex<[Duration]>([])
    let attacker = Thread { attack(end) }
    attacker.start()
    // Each page is used by its own thread only.
    nonisolated(unsafe) let shared = pages
    let threads = pages.indices.map { index in
      Thread {
        while ContinuousClock.now < end {
          let start = ContinuousClock.now
          guard (try? shared[index].click()) != nil else { break }
          let time = ContinuousClock.now - start
          times.withLock { $0.append(time) }
          Thread.sleep(forTimeInterval: .random(in: 0.1...0.3))
        }
      }
    }
    for thread in threads { thread.start() }
    Thread.sleep(forTimeInterval: 17)
    let sorted = times.withLock { $0.sorted() }
    guard !sorted.isEmpty else { return print("\(name): no answers") }
    let at = { (part: Double) in
      String(format: "%.1f", sorted[Int(Double(sorted.count - 1) * part)] / .milliseconds(1))
    }
    let figures = "p50 \(at(0.5)) ms, p99 \(at(0.99)) ms, max \(at(1)) ms"
    print("\(name): \(sorted.count) events, \(figures)")
    fflush(nil)
  }

  private static func askForAllRows(
    _ port: Int, _ count: Int, until end: ContinuousClock.Instant
  ) {
    let threads = (0..<count).map { _ in
      Thread {
        while ContinuousClock.now < end {
          guard let page = try? PageClient(port: port, from: "198.51.100.1") else { return }
          for _ in 0..<45 { try? page.reveal(0, 230) }
          for _ in 0..<45 where ContinuousClock.now < end { _ = try? page.readFrame() }
        }
      }
    }
    for thread in threads { thread.start() }
    while ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.1) }
  }

  /// Comes 18 times a second, and has everything drawn each time.
  private static func reconnect(_ port: Int, until end: ContinuousClock.Instant) {
    guard let first = try? PageClient(port: port, from: "198.51.100.2") else { return }
    for _ in 0..<45 { try? first.reveal(0, 230) }
    for _ in 0..<45 { _ = try? first.readFrame() }
    while ContinuousClock.now < end {
      _ = try? PageClient(port: port, from: "198.51.100.2", again: first.session)
      Thread.sleep(forTimeInterval: 1 / 18)
    }
  }
}
