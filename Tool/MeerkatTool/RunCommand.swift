import ArgumentParser
import Foundation
import MeerkatBuild

/// Runs an app in a browser, and shows each change of its sources.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs an app in a browser; with --watch, its page shows each change of the sources.",
    discussion: """
      Example:
        meerkat run --watch
        meerkat run --watch --product Shop -- --inspect --open
      """)

  @OptionGroup var app: AppOptions

  @Flag(help: "Build again after each change, and go on where the page is.") var watch = false

  @Option(help: "The port to listen on; 0 picks a free one.") var port = 8080

  @Argument(
    parsing: .postTerminator, help: "After --: options of the app, as Shop --help lists them.")
  var appOptions: [String] = []

  func validate() throws {
    guard UInt16(exactly: port) != nil else { throw ValidationError("There is no port \(port).") }
  }

  func run() async throws {
    let build = try await app.build(keepsLines: appOptions.contains("--inspect"))
    guard watch else {
      let built = try await build.buildPackage()
      let options = ["--port", "\(port)"] + appOptions
      let process = try AppProcess(built.program, options, in: app.package)
      for await event in process.events {
        switch event {
        case .line(let line): Console.say(line)
        case .ended(let status, _): throw ExitCode(status == 0 ? 0 : 1)
        }
      }
      return
    }
    await WatchedApp(build, in: app.package, port: port, options: appOptions).runUntilInterrupted()
  }
}
