import ArgumentParser
import Foundation

/// Shows the previews of an app in a browser, or examines all of them.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows all previews in a browser; with --check, examines them without one.",
    discussion: """
      Examples:
        meerkat preview
        meerkat preview --check
        meerkat preview --check --except Shop/Row.swift:40 --json
      """)

  @OptionGroup var app: AppOptions

  @Option(help: "The port to listen on; 0 picks a free one.") var port = 8080

  @Flag(
    help: """
      Examine all previews in all looks: crashes, empty screens, screens that never come to rest, \
      missing labels, contrast.
      """)
  var check = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out a preview, or all of a file. May be given several times.",
      valueName: "file[:line]"))
  var except: [String] = []

  @Flag(help: "With --check, print JSON.") var json = false

  func validate() throws {
    if !check, json || !except.isEmpty {
      throw ValidationError("--json and --except belong to --check.")
    }
  }

  func run() async throws {
    guard check else {
      let build = try await app.build(keepsLines: true, hasStage: true)
      return await WatchedApp(build, in: app.package, port: port, options: ["--previews"])
        .runUntilInterrupted()
    }
    let report = try await PreviewCheck(
      program: app.buildStage(), folder: app.package, except: except
    ).report()
    if json {
      try Console.print(json: report)
    } else {
      for finding in report.findings { print(finding) }
      print(report.summary)
    }
    if !report.findings.isEmpty { throw ExitCode(1) }
  }
}
