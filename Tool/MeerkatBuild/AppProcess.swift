public import Foundation
import NIOConcurrencyHelpers

/// A program that runs: an app that is told what happens to its sources, by lines on its standard
/// input.
public final class AppProcess: Sendable {
  private let process: Running
  private let input: FileHandle
  private let tail = NIOLockedValueBox(Data())
  /// What the program prints, and at the end that it has ended.
  public let events: AsyncStream<Event>

  /// What a program does.
  public enum Event: Sendable {
    /// It has printed a line.
    case line(String)
    /// It has ended, and nobody asked it to.
    ///
    /// With the last lines of its standard error.
    case ended(status: Int32, message: String)
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - folder: The folder that it works in.
  ///   - environment: What it has beside this program's environment.
  ///   - once: What shows each line of its standard error once; nil to show all of it.
  /// - Throws: ``BuildError``.
  public init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    showingErrors once: LinesOnce? = nil
  ) throws {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    self.input = input.fileHandleForWriting
    let running = Running(process)
    self.process = running
    let lines = NIOLockedValueBox(LineBuffer())
    let tail = tail
    let readers = [
      PipeReader(output) { data in
        for line in lines.withLockedValue({ $0.add(data) }) { continuation.yield(.line(line)) }
      },
      PipeReader(errors) { data in
        tail.withLockedValue { $0 = ($0 + data).suffix(65_536) }
        if let once { once.show(data) } else { FileHandle.standardError.write(data) }
      },
    ]
    process.terminationHandler = { process in
      // What it said last may still be on its way.
      for reader in readers { reader.finish() }
      if !running.isToEnd {
        continuation.yield(.ended(status: process.terminationStatus, message: tail.text))
      }
      continuation.finish()
    }
    do { try process.runOpenToSignals() } catch {
      throw BuildError("\(program.path) can't be started: \(error.localizedDescription)")
    }
  }

  /// The next thing that the program does; nil once it has ended.
  public func nextEvent() async -> Event? {
    for await event in events { return event }
    return nil
  }

  /// The number by which the system knows it.
  package var id: Int32 { process.id }

  /// Waits until the program has had a processor for so long, however many other programs want one;
  /// or for twenty times as long, if it waits itself.
  public func work(for limit: Duration) async throws {
    let (start, end) = (process.worked, ContinuousClock.now + limit * 20 - process.delayed)
    repeat {
      try await Task.sleep(for: limit / 20)
    } while process.worked - start < limit && ContinuousClock.now < end + process.delayed
  }

  /// The last lines of its standard error.
  public var lastErrors: String { tail.text }

  /// Writes a line to the program.
  public func tell(_ line: String) { try? input.write(contentsOf: Data((line + "\n").utf8)) }

  /// Has the program end, and waits for it.
  public func end() async {
    process.end()
    // At the end of its input it ends, too.
    try? input.close()
    while process.isRunning {
      // Also in a task that was cancelled, it has to end before another one takes its place.
      await Task.detached { try? await Task.sleep(for: .milliseconds(2)) }.value
    }
  }

  deinit { process.end() }
}

/// Shows each line once, of one program after the other.
///
/// Unchecked: all is under the lock.
public final class LinesOnce: @unchecked Sendable {
  private let lock = NSLock()
  private var lines = LineBuffer()
  private var shown: Set<String> = []

  public init() {}

  fileprivate func show(_ data: Data) {
    lock.withLock {
      for line in lines.add(data) where shown.insert(line).inserted {
        FileHandle.standardError.write(Data((line + "\n").utf8))
      }
    }
  }
}

/// A process that several threads ask.
///
/// Unchecked: what is asked of `Process` after it has begun is safe on all threads, and the rest is
/// under the lock.
private final class Running: @unchecked Sendable {
  private let process: Process
  private let lock = NSLock()
  private var endsAt: Date?

  init(_ process: Process) { self.process = process }

  var id: Int32 { process.processIdentifier }

  var isToEnd: Bool { lock.withLock { endsAt != nil } }

  /// Whether it runs; one that doesn't end in three seconds is ended by force.
  var isRunning: Bool {
    guard process.isRunning else { return false }
    if let endsAt = lock.withLock({ endsAt }), endsAt < Date() {
      kill(process.processIdentifier, SIGKILL)
    }
    return true
  }

  /// How long it has had a processor so far; where nobody tells, how long there has been any.
  var worked: Duration {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_MONOTONIC, &time)
    #else
      var clock = clockid_t()
      guard clock_getcpuclockid(id, &clock) == 0 else { return .zero }
      clock_gettime(clock, &time)
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How long its first thread has waited for a processor so far, where somebody tells.
  var delayed: Duration {
    let text = try? String(contentsOfFile: "/proc/\(id)/schedstat", encoding: .utf8)
    let numbers = text?.split(separator: " ").compactMap { Int($0) } ?? []
    return .nanoseconds(numbers.count > 1 ? numbers[1] : 0)
  }

  func end() {
    lock.withLock { endsAt = endsAt ?? Date(timeIntervalSinceNow: 3) }
    if process.isRunning { process.terminate() }
  }
}

/// Reads a pipe as it fills, and the rest of it at the end.
///
/// Unchecked: reading, and handing on what was read, is under the lock, so that nothing overtakes.
private final class PipeReader: @unchecked Sendable {
  private let lock = NSLock()
  private let handle: FileHandle
  private let take: @Sendable (Data) -> Void

  init(_ pipe: Pipe, _ take: @escaping @Sendable (Data) -> Void) {
    handle = pipe.fileHandleForReading
    self.take = take
    handle.readabilityHandler = { [self] _ in
      lock.withLock {
        let data = handle.availableData
        if data.isEmpty { handle.readabilityHandler = nil } else { take(data) }
      }
    }
  }

  func finish() {
    lock.withLock {
      handle.readabilityHandler = nil
      if let rest = try? handle.readToEnd() { take(rest) }
    }
  }
}

extension NIOLockedValueBox<Data> {
  fileprivate var text: String { String(decoding: withLockedValue { $0 }, as: UTF8.self) }
}
