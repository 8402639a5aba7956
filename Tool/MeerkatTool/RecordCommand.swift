import ArgumentParser
import Foundation
import MeerkatBuild
import MeerkatDeeds

/// Writes down what a person does with an app in the browser.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Runs an app in a browser, and writes down what you do with it as deeds.",
    discussion: """
      Beside the app is a panel with the deeds; pick something there to expect it. Ctrl-C ends the \
      recording, which is then done once without a browser. Example:
        meerkat record Deeds/call-back.deeds
      """)

  @OptionGroup var app: AppOptions

  @Argument(help: "The file of the recording.") var file = "recording.deeds"

  @Option(help: "The port to listen on; 0 picks a free one.") var port = 8080

  func validate() throws {
    // Said now: at the end, nobody wants to hear it.
    let folder = URL(filePath: file).deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw ValidationError("\(file) can't be written. Is its folder there?")
    }
  }

  func run() async throws {
    let build = try await app.build(keepsLines: true)
    let program = try await build.buildPackage().program
    let data = try Replay.emptyFolder()
    defer { try? FileManager.default.removeItem(at: data) }
    let path = URL(filePath: file).path
    let services = try await ServiceProxy(.recording(URL(filePath: path).with("har")))
    var conditions = ProcessConditions()
    conditions.services = services.address
    let environment = try await conditions.environment(in: program.deletingLastPathComponent())
    let process = try AppProcess(
      program, ["--port", "\(port)", "--inspect", "--record", path], in: app.package,
      environment: environment.merging(["XDG_DATA_HOME": data.path]) { $1 })
    let stop = Console.onInterrupt { Task { await process.end() } }
    for await event in process.events {
      switch event {
      case .line(let line): Console.say(line)
      case .ended(let status, _):
        throw ToolError("The app ended with \(status). Its last deeds are in \(file).")
      }
    }
    stop.cancel()
    await services.end()
    for problem in services.problems { Console.complain(problem) }
    guard FileManager.default.fileExists(atPath: path) else {
      return Console.complain("Nothing was done, so nothing is recorded.")
    }
    let replay = Replay(program: try await app.buildStage(), folder: app.package, file: path)
    let steps = try await replay.runAndAddWaits()
    try Console.end(withLastOf: steps, in: file)
    try replay.keep(steps)
    Console.say("\(file): \(steps.count) deeds, which can be done without a browser.")
  }
}

/// Does a recording again, and shows where it differs.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Does a recording with the app as it is now, and shows the first step that differs.",
    discussion: """
      Examples:
        meerkat replay Deeds/call-back.deeds
        meerkat replay Deeds/call-back.deeds --html difference.html
        meerkat replay Deeds/call-back.deeds --keep     (the screens are right as they are now)
      """)

  @OptionGroup var app: AppOptions

  @Argument(help: "The file of a recording, or of any deeds.") var file: String

  @Option(help: ArgumentHelp("Draw the step that differs, before and now.", valueName: "file"))
  var html: String?

  @Flag(
    help: "Keep the screens of this run as those to compare with, and add where one has to wait.")
  var keep = false

  @Flag(help: "Ask the services anew, and keep their answers.") var answers = false

  @Flag(help: "Print JSON.") var json = false

  func run() async throws {
    _ = try Console.deeds(Console.read(file), in: file)
    var replay = Replay(
      program: try await app.buildStage(), folder: app.package, file: URL(filePath: file).path)
    replay.asksServices = answers
    let report = try await replay.report(as: file, keepingScreens: keep)
    if json { try Console.print(json: report) } else { Console.say(report.text) }
    if let html, let difference = report.difference {
      try Console.write(difference.page, to: html)
    }
    if !report.isClean { throw ExitCode(1) }
  }
}
