import Foundation

/// Lets sessions come, do something and go, and watches the server's memory: it must not grow.
enum Soak {
  /// 6,000 sessions with 21 events each, 20 at a time.
  static func run(port: Int, process: Int32) throws {
    let start = ContinuousClock.now
    print("sessions   events   seconds   memory in MB")
    for round in 0...12 {
      if round > 0 {
        for _ in 0..<25 { try use(20, port: port) }
      }
      // Sessions end one second after their pages.
      Thread.sleep(forTimeInterval: 3)
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      let memory = LiveBenchmarks.residentMemory(of: process) / 1_000
      print("\(round * 500)   \(round * 500 * 21)   \(seconds)   \(memory)")
      fflush(nil)
    }
  }

  /// 120 pages ask for many rows each, and go.
  static func rush(port: Int, process: Int32) throws {
    let memory = { LiveBenchmarks.residentMemory(of: process) / 1_000 }
    print("before            \(memory()) MB")
    var pages = try (0..<120).map { _ in try PageClient(port: port) }
    for page in pages {
      for _ in 0..<10 { try page.reveal(0, 230) }
      for _ in 0..<10 { _ = try page.readFrame() }
    }
    print("120 pages         \(memory()) MB")
    pages = []
    Thread.sleep(forTimeInterval: 5)
    print("5 s after them    \(memory()) MB")
  }

  private static func use(_ count: Int, port: Int) throws {
    let pages = try (0..<count).map { _ in try PageClient(port: port) }
    for event in 0..<21 {
      for page in pages {
        if event == 5 {
          try page.reveal(0, 100)
          _ = try page.readFrame()
        } else {
          try page.click()
        }
      }
    }
  }
}
