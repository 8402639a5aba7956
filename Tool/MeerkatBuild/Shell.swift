import Foundation

/// Runs other programs to their end.
enum Shell {
  /// What a program left behind.
  struct Result: Sendable {
    let status: Int32
    /// What it wrote, standard output first.
    let output: String
    let errors: String
    var isClean: Bool { status == 0 }
  }

  /// Runs a program, and interrupts it if the task is cancelled.
  ///
  /// - Throws: ``BuildError`` if the program isn't there; `CancellationError`.
  static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:]
  ) async throws -> Result {
    try Task.checkCancellation()
    let process = Process()
    process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files and no pipes: a program that writes much would wait for a reader.
    let files = try (0..<2).map { _ in try TemporaryFile() }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0].handle
    process.standardError = files[1].handle
    let running = Interruptible(process)
    let status: Int32 = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.runOpenToSignals() } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: BuildError("\(program) can't be started: \(error)"))
        }
        running.noteStart()
      }
    } onCancel: {
      running.interrupt()
    }
    try Task.checkCancellation()
    let texts = try files.map { try $0.text() }
    return Result(status: status, output: texts[0], errors: texts[1])
  }
}

/// A process that may be interrupted before it has begun.
///
/// Unchecked: `Process` is only told to interrupt, under the lock, once it has begun.
private final class Interruptible: @unchecked Sendable {
  private let process: Process
  private let lock = NSLock()
  private var hasBegun = false
  private var isInterrupted = false

  init(_ process: Process) { self.process = process }

  func noteStart() {
    lock.withLock {
      hasBegun = true
      if isInterrupted, process.isRunning { process.interrupt() }
    }
  }

  func interrupt() {
    lock.withLock {
      isInterrupted = true
      if hasBegun, process.isRunning { process.interrupt() }
    }
  }
}

/// A file that is gone once nobody needs it.
private final class TemporaryFile {
  let handle: FileHandle
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "meerkat-\(UUID().uuidString)")
    try Data().write(to: url)
    handle = try FileHandle(forUpdating: url)
  }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }
}
