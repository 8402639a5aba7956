import MeerkatUI
import MeerkatViews

/// Runs an app on a stage that answers lines of standard input on standard output.
enum ProcessStage: AppStage {
  static func run<Staged: App>(_ app: Staged.Type) -> Never {
    // What the app prints must not get between the answers.
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    limitMemory()
    let stage = Stage(app)
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      var input = LinesOfInput()
      while let line = input.next() { continuation.yield(line) }
      continuation.finish()
      // Nobody hears a screen any more that keeps the main thread for ever.
      Thread.sleep(forTimeInterval: 3)
      exit(EXIT_FAILURE)
    }
    Task { @MainActor in
      for await line in lines {
        try? output.write(contentsOf: Data((await stage.answer(line) + "\n").utf8))
      }
      exit(EXIT_SUCCESS)
    }
    while true { RunLoop.main.run() }
  }

  /// Limits the memory of this process to what `meerkat` says: a preview that wants all of it ends
  /// this process alone.
  private static func limitMemory() {
    let bytes = ProcessInfo.processInfo.environment["MEERKAT_STAGE_MEMORY"].flatMap { UInt($0) }
    guard let bytes else { return }
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }
}
