import Foundation
import MeerkatBuild
import MeerkatDeeds

/// The app that an agent looks at: built when it is opened, and kept until it is opened again.
actor AgentApp {
  private let options: AppOptions
  private var build: AppBuild?
  private var stage: StagedApp?
  private var program: (path: String, date: Date?)?

  init(_ options: AppOptions) { self.options = options }

  /// Begins anew at a place, or with a preview, from the sources as they are now.
  func open(_ look: LookOptions) async throws -> String {
    try await prepare()
    return try await ask(look.start)
  }

  /// Asks the app.
  ///
  /// - Parameter request: What to do.
  /// - Returns: The text of the answer.
  /// - Throws: `AgentError` if the app isn't open, or can't do that.
  func ask(_ request: StageRequest) async throws -> String {
    guard let stage else { throw AgentError(sentence: "No app is open: call `open` first.") }
    do { return try await stage.ask(request) } catch let refusal as StagedApp.Refusal {
      guard refusal.reason != .isUnable else { throw AgentError(sentence: refusal.sentence) }
      self.stage = nil
      throw AgentError(sentence: refusal.sentence + "\nCall `open` to begin anew.")
    }
  }

  /// All previews, from the sources as they are now.
  func previews() async throws -> String {
    try await prepare()
    return try await ask(StageRequest(.previews))
  }

  /// Builds what has changed, and starts the program if it is another one.
  private func prepare() async throws {
    let build: AppBuild
    if let known = self.build {
      build = known
    } else {
      build = try await options.build(hasStage: true)
    }
    self.build = build
    let path = try await build.buildStage().path
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    if stage != nil, let program, program == (path, date) { return }
    await stage?.end()
    stage = try StagedApp(
      URL(filePath: path), in: options.package, environment: ["SWIFT_BACKTRACE": "enable=no"])
    program = (path, date)
  }

  func end() async { await stage?.end() }
}
