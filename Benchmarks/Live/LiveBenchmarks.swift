import Foundation
import Synchronization

/// Times a counter in the live page over loopback: from the sending of a click to the patch's arrival.
///
/// The server runs in a process of its own; the client does nothing but read and write its socket.
@main
struct LiveBenchmarks {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("serve") {
      Task {
        try await CounterServer.run(isRegister: words.contains("register"))
        exit(0)
      }
      // Not `dispatch_main`, which ends the main thread: Valgrind takes no program without one.
      while true { RunLoop.main.run() }
    }
    if words.first == "click" { return try click(words.dropFirst().compactMap { Int($0) }) }
    if words.contains("soak") { return try withServer(of: "register", Soak.run) }
    if words.contains("neighbours") { return try withServer(of: "register", Neighbours.run) }
    if words.contains("lists") { return try withServer(of: "register", measureLists) }
    if words.contains("rush") { return try withServer(of: "register", Soak.rush) }
    if words.contains("idle") { return try withServer(of: "counter", measureIdle) }
    if words.contains("processes") { return try measureProcesses() }
    try withServer(of: "counter") { port, process in
      try measureLatency(port: port)
      print("20 clients        \(try throughput(ports: [port])) clicks a second")
      try measureMemory(port: port, process: process)
    }
  }

  /// Clicks a server's page so often, for `scripts/count-work`.
  private static func click(_ portAndCount: [Int]) throws {
    let page = try PageClient(port: portAndCount[0])
    for _ in 0..<portAndCount[1] { try page.click() }
  }

  /// Runs a server in a process of its own.
  private static func withServer(
    of app: String, _ body: (_ port: Int, _ process: Int32) throws -> Void
  ) throws {
    let server = Process()
    let output = Pipe()
    server.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    server.arguments = ["serve", app]
    server.standardOutput = output
    try server.run()
    defer { server.terminate() }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else { return }
    try body(port, server.processIdentifier)
  }

  /// Connects many pages that do nothing, and looks at what they cost.
  private static func measureIdle(port: Int, process: Int32) throws {
    let before = residentMemory(of: process)
    let pages = try (0..<9_000).map { _ in try PageClient(port: port) }
    let (memory, time) = (residentMemory(of: process), processorTime(of: process))
    Thread.sleep(forTimeInterval: 60)
    let used = processorTime(of: process) - time
    print("\(pages.count) idle pages  \((memory - before) / 1_000) MB  \(used) ticks a minute")
  }

  /// Opens pages with ten thousand rows, and scrolls through all of them.
  private static func measureLists(port: Int, process: Int32) throws {
    let before = residentMemory(of: process)
    let pages = try (0..<20).map { _ in try PageClient(port: port) }
    let opened = residentMemory(of: process)
    print("10,000 rows       \((opened - before) / pages.count) kB a session")
    for page in pages {
      var asked = 60
      while asked < 10_000, try page.scroll(100) { asked += 100 }
      if asked < 10_000 { print("only \(asked) rows came") }
    }
    let scrolled = residentMemory(of: process)
    print("all seen          \((scrolled - before) / pages.count) kB a session")
    for page in pages {
      for _ in 0..<45 { try page.reveal(0, 230) }
      for _ in 0..<45 { _ = try page.readFrame() }
    }
    let asked = residentMemory(of: process)
    print("all asked for     \((asked - before) / pages.count) kB a session")
  }

  /// In ticks, of which a second has a hundred.
  private static func processorTime(of process: Int32) -> Int {
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return stat.split(separator: " ").dropFirst(13).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  private static func measureLatency(port: Int) throws {
    let page = try PageClient(port: port)
    for _ in 0..<2_000 { try page.click() }
    var times: [Duration] = []
    for _ in 0..<10_000 {
      let start = ContinuousClock.now
      try page.click()
      times.append(ContinuousClock.now - start)
    }
    times.sort()
    print("click to patch    p50 \(milliseconds(times[5_000]))   p99 \(milliseconds(times[9_900]))")
    print("bytes             up \(page.bytesUp)   down \(page.bytesDown)")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }

  /// What a second process adds, for screens that take the main actor a while.
  private static func measureProcesses() throws {
    try withServer(of: "register") { first, _ in
      print("one process       \(try throughput(ports: [first])) clicks a second")
      try withServer(of: "register") { second, _ in
        print("two processes     \(try throughput(ports: [first, second])) clicks a second")
      }
    }
  }

  /// How often 20 clients together click in a second, each as soon as it is answered.
  private static func throughput(ports: [Int]) throws -> Int {
    let clicks = Atomic<Int>(0)
    let pages = try (0..<20).map { try PageClient(port: ports[$0 % ports.count]) }
    let start = ContinuousClock.now
    let end = start + .seconds(5)
    // Each page is used by its own thread only.
    nonisolated(unsafe) let shared = pages
    DispatchQueue.concurrentPerform(iterations: pages.count) { index in
      let page = shared[index]
      while ContinuousClock.now < end, (try? page.click()) != nil {
        clicks.add(1, ordering: .relaxed)
      }
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Int(Double(clicks.load(ordering: .relaxed)) / seconds)
  }

  private static func measureMemory(port: Int, process: Int32) throws {
    let before = residentMemory(of: process)
    let pages = try (0..<500).map { _ in try PageClient(port: port) }
    for page in pages { try page.click() }
    let after = residentMemory(of: process)
    print("a session         \((after - before) / pages.count) kB")
  }

  /// In kilobytes.
  static func residentMemory(of process: Int32) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
