import Foundation
import MeerkatBuild
import MeerkatDeeds

/// An app that runs, and is built and started anew whenever its sources change.
///
/// The page stays where it is: the app that ends keeps its sessions in a file, and the next one
/// goes on with them. The last one runs until the next one listens.
actor WatchedApp {
  private let build: AppBuild
  private let folder: URL
  private let options: [String]
  private var port: Int
  /// Where apps keep their sessions for the next one.
  private let memory: URL
  private var watch: SourceWatch
  /// The files that were changed since the last build that went well.
  private var changed: Set<String> = []
  /// Those of them that no build has seen.
  private var noticed: Set<String> = []
  private var current: Started?

  /// A program that was started.
  private struct Started {
    let process: AppProcess
    let program: URL
    let time = ContinuousClock.now
  }

  /// What the page says above the app.
  private struct Note: Encodable {
    var title = ""
    var text = ""
    var isBusy = false
  }

  /// How a build ended.
  private enum Outcome: Sendable {
    case built(AppBuild.Built)
    case failed(any Error)
    /// Files were changed meanwhile.
    case outdated
  }

  init(_ build: AppBuild, in folder: URL, port: Int, options: [String]) {
    (self.build, self.folder, self.port, self.options) = (build, folder, port, options)
    watch = SourceWatch(folder)
    memory = FileManager.default.temporaryDirectory
      .appending(path: "meerkat-\(ProcessInfo.processInfo.processIdentifier).sessions")
  }

  /// Builds and runs the app until Ctrl-C.
  func runUntilInterrupted() async {
    let task = Task { await run() }
    let stop = Console.onInterrupt { task.cancel() }
    await task.value
    stop.cancel()
  }

  /// Builds and runs the app until the task is cancelled.
  private func run() async {
    Console.say("Building \(build.name) …")
    while !Task.isCancelled {
      let start = ContinuousClock.now
      switch await buildUnlessOutdated() {
      case .outdated: break
      case .failed(let error): report(error)
      case .built(let built):
        let files = changed.map { URL(filePath: $0).lastPathComponent }.sorted()
        changed = []
        await show(built, files, after: ContinuousClock.now - start)
      }
      if watch.others.isEmpty { watch.others = await build.sourcesElsewhere }
      await waitForChange()
      changed.formUnion(noticed)
      noticed = []
    }
    await current?.process.end()
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: memory.path + suffix)
    }
  }

  /// Builds, unless a file is saved meanwhile: then the build is interrupted.
  private func buildUnlessOutdated() async -> Outcome {
    tell(Note(title: "Building …", isBusy: true))
    let changed = changed
    return await withTaskGroup(of: Outcome.self) { group in
      group.addTask { [build] in
        do { return .built(try await build.build(changed: changed)) } catch {
          return .failed(error)
        }
      }
      group.addTask {
        await self.waitForChange()
        return .outdated
      }
      let first = await group.next() ?? .outdated
      group.cancelAll()
      return first
    }
  }

  /// Waits for files to be saved, and until no more are.
  private func waitForChange() async {
    while noticed.isEmpty, (try? await Task.sleep(for: watch.interval)) != nil { look() }
    while (try? await Task.sleep(for: .milliseconds(15))) != nil, look() {}
  }

  @discardableResult
  private func look() -> Bool {
    let news = watch.look().filter { !$0.hasSuffix(".md") }
    noticed.formUnion(news)
    return !news.isEmpty
  }
}

extension WatchedApp {
  private func tell(_ note: Note) {
    if let text = try? note.json() { current?.process.tell(text) }
  }

  private func report(_ error: any Error) {
    guard !(error is CancellationError) else { return }
    let lines = (error as? BuildError)?.diagnostics.map {
      "\(path(of: $0.file)):\($0.line): \($0.message)"
    }
    guard let lines, !lines.isEmpty else { return report("The app can't be built", "\(error)") }
    report("\(error)", lines.joined(separator: "\n"))
  }

  private func report(_ title: String, _ text: String) {
    Console.complain("\(title)\n\(text)")
    tell(Note(title: title, text: text))
  }

  /// The path of a file, from the package's folder.
  private func path(of file: String) -> String {
    file.hasPrefix(folder.path + "/") ? String(file.dropFirst(folder.path.count + 1)) : file
  }

  /// Starts a program in the place of the one that runs.
  private func show(_ built: AppBuild.Built, _ files: [String], after time: Duration) async {
    let start = ContinuousClock.now
    guard await startProgram(built.program), !files.isEmpty else { return }
    let seconds = (time + (ContinuousClock.now - start)) / .seconds(1)
    let names = files.count > 3 ? "\(files.count) files" : files.joined(separator: ", ")
    Console.say("\(names): shown after \(String(format: "%.2f", seconds)) s (\(built.way.words))")
  }

  private func startProgram(_ program: URL) async -> Bool {
    let next: AppProcess
    let arguments = ["--watched", "--keep", memory.path, "--port", "\(port)"] + options
    do { next = try AppProcess(program, arguments, in: folder) } catch {
      report("The app can't be started", "\(error)")
      return false
    }
    let isFirst = current == nil
    // Once it listens, nobody needs the last one.
    while true {
      guard case .line(let line)? = await next.nextEvent() else {
        report("The new app ended at once", String(next.lastErrors.suffix(4_000)))
        return false
      }
      let port = line.firstMatch(of: /is running at .*:(\d+)$/).flatMap { Int($0.1) }
      if isFirst || port == nil { Console.say(line) }
      guard let port else { continue }
      self.port = port
      break
    }
    await current?.process.end()
    current = Started(process: next, program: program)
    tell(Note())
    Task {
      for await event in next.events { await self.hear(event, from: next, isFirst) }
    }
    return true
  }

  private func hear(_ event: AppProcess.Event, from process: AppProcess, _ isFirst: Bool) async {
    switch event {
    case .line(let line): if isFirst || !line.hasPrefix("Press Ctrl-C") { Console.say(line) }
    case .ended(let status, let message):
      guard let current, current.process === process else { return }
      let isNew = ContinuousClock.now - current.time < .seconds(3)
      self.current = nil
      let previous = await build.previousProgram
      let next = isNew ? (current.program == previous ? nil : previous) : current.program
      Console.complain("The app ended with \(status).")
      guard let next, await startProgram(next) else { return }
      let title =
        isNew ? "The app crashed: this is the one before" : "The app crashed, and began anew"
      let lines = message.split(separator: "\n").filter { $0.contains("rror: ") }
      tell(
        Note(
          title: title,
          text: lines.isEmpty ? String(message.suffix(4_000)) : lines.joined(separator: "\n")))
    }
  }
}

extension AppBuild.Way {
  /// What a developer is told about it.
  fileprivate var words: String {
    switch self {
    case .file: "compiled alone"
    case .module: "with what uses it"
    case .package: "built with SwiftPM"
    }
  }
}
