import ArgumentParser
import Foundation
import MeerkatBuild
import MeerkatDeeds

/// Prints a screen as text.
struct TextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Prints the screen of an address or of a preview.",
    discussion: """
      Examples:
        meerkat text /customers
        meerkat text "An empty list" --dark --size tablet
      """)

  @OptionGroup var look: LookOptions
  @OptionGroup var app: AppOptions

  func run() async throws {
    try await app.onStage { stage in Console.say(try await stage.ask(look.start)) }
  }
}

/// Draws a screen.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws the screen of an address or of a preview.",
    discussion: """
      PNG needs rsvg-convert (Debian and Ubuntu: librsvg2-bin). Example:
        meerkat picture /customers --dark --size phone -o customers.png
      """)

  @OptionGroup var look: LookOptions
  @OptionGroup var app: AppOptions

  @Option(name: .shortAndLong, help: "The file, which ends in .svg or .png.") var output: String

  func validate() throws {
    guard output.hasSuffix(".svg") || output.hasSuffix(".png") else {
      throw ValidationError("-o \(output) ends in neither .svg nor .png.")
    }
  }

  func run() async throws {
    try await app.onStage { stage in
      _ = try await stage.ask(look.start)
      let isPNG = output.hasSuffix(".png")
      let text = try await stage.ask(StageRequest(.picture, isPNG: isPNG))
      guard isPNG else { return try Console.write(text, to: output) }
      try Console.write(Data(base64Encoded: text) ?? Data(), to: output)
    }
  }
}

/// Uses an app at a prompt.
struct DriveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drive",
    abstract: "Uses an app without a browser: a deed, the screen, a deed.",
    discussion: """
      Deeds are read from standard input, one a line; Ctrl-D ends. With a file, its deeds are done \
      as `replay` does them, with an app that has kept nothing, and the last screen is printed.
      Examples:
        meerkat drive /customers
        meerkat drive --deeds call-back.txt
      """)

  @OptionGroup var look: LookOptions
  @OptionGroup var app: AppOptions

  @Option(help: "A text of deeds to do.") var deeds: String?

  func run() async throws {
    if let deeds { return try await perform(deeds) }
    try await app.onStage { stage in
      Console.say(try await stage.ask(look.start))
      while let line = readLine() {
        do {
          Console.say(try await stage.perform(line))
        } catch let refusal as StagedApp.Refusal where refusal.reason == .isUnable {
          Console.complain(refusal.sentence)
        }
      }
    }
  }

  private func perform(_ file: String) async throws {
    _ = try Console.deeds(Console.read(file), in: file)
    var replay = Replay(
      program: try await app.buildStage(), folder: app.package, file: URL(filePath: file).path)
    replay.start = look.start
    let steps = try await replay.run()
    try Console.end(withLastOf: steps, in: file)
    if let last = steps.last { Console.say(last.screen) }
  }
}

extension AppOptions {
  /// Builds the app, and runs it without a browser as long as the work takes.
  func onStage(_ work: @Sendable (StagedApp) async throws -> Void) async throws {
    try await StagedApp(try await buildStage(), in: package).end(after: work)
  }
}
