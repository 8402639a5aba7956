import Foundation
import MeerkatBuild
import MeerkatDeeds

/// The app that an agent looks at: built when it is opened, and kept until it is opened again.
actor AgentApp {
  private let options: AppOptions
  private var build: AppBuild?
  private var stage: StagedApp?
  /// The recording that the app was begun with, if it was.
  private var run: Replay.Run?
  private var program: (path: String, date: Date?)?

  init(_ options: AppOptions) { self.options = options }

  /// Begins anew at a place, or with a preview, from the sources as they are now.
  func open(_ look: LookOptions) async throws -> String {
    // A recording has another clock, and services of its own.
    if run != nil { await end() }
    try await prepare()
    return try await ask(look.start)
  }

  /// Asks the app.
  ///
  /// - Parameter request: What to do.
  /// - Returns: The text of the answer.
  /// - Throws: `ToolError` if the app isn't open, or can't do that.
  func ask(_ request: StageRequest) async throws -> String {
    guard let stage else { throw ToolError("No app is open: call `open` first.") }
    do { return try await stage.ask(request) } catch let refusal as StagedApp.Refusal {
      guard refusal.reason != .isUnable else { throw ToolError(refusal.sentence) }
      self.stage = nil
      throw ToolError(refusal.sentence + "\nCall `open` to begin anew.")
    }
  }

  /// All previews, from the sources as they are now; an app that is open stays as it is.
  func previews() async throws -> String {
    let path = try await buildStage().path
    guard stage != nil, let program, program != (path, Self.date(of: path)) else {
      try await prepare()
      return try await ask(StageRequest(.previews))
    }
    return try await begin(path).end { try await $0.ask(StageRequest(.previews)) }
  }

  /// Begins anew as a recording did, with its clock and answers, and does its deeds.
  ///
  /// - Parameter file: The recording.
  /// - Returns: The last screen; before it, the first one that isn't as it was.
  /// - Throws: `ToolError` if a deed can't be done.
  func replay(_ file: String) async throws -> String {
    let lines = try Deeds(try Console.read(file)).lines
    let path = try await buildStage().path
    let replay = Replay(program: URL(filePath: path), folder: options.package, file: file)
    await end()
    let run = try await replay.begin(lines)
    (self.run, stage, program) = (run, run.stage, (path, Self.date(of: path)))
    let steps = try await replay.steps(lines, in: run)
    let report = replay.report(of: steps, as: file)
    guard report.failed == nil else { throw ToolError(report.text) }
    return (report.isClean ? "" : report.text + "\n\n") + (steps.last?.screen ?? "")
  }

  /// Builds what has changed.
  private func buildStage() async throws -> URL {
    let build: AppBuild
    if let known = self.build {
      build = known
    } else {
      build = try await options.build(hasStage: true)
    }
    self.build = build
    return try await build.buildStage()
  }

  /// Builds what has changed, and starts the program if it is another one.
  private func prepare() async throws {
    let path = try await buildStage().path
    let date = Self.date(of: path)
    if stage != nil, let program, program == (path, date) { return }
    await end()
    stage = try begin(path)
    program = (path, date)
  }

  private func begin(_ path: String) throws -> StagedApp {
    try StagedApp(
      URL(filePath: path), in: options.package, environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  func end() async {
    await stage?.end()
    await run?.end()
    (stage, run, program) = (nil, nil, nil)
  }
}
