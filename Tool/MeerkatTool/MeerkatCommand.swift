import ArgumentParser
import Foundation
import MeerkatBuild
import MeerkatSource

/// The program `meerkat`.
@main
struct MeerkatCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meerkat",
    abstract: "Reads the sources of an app that uses Meerkat, or runs it while they change.",
    discussion: """
      It ends with 0 if there is nothing to report, 1 if there are findings, 2 if an option is \
      wrong or a file can't be read or written, and 70 for a mistake in the program itself.
      """,
    subcommands: [
      AgentCommand.self, CheckCommand.self, DriveCommand.self, LintCommand.self, MapCommand.self,
      PictureCommand.self, PreviewCommand.self, RecordCommand.self, ReplayCommand.self,
      RunCommand.self, TestCommand.self, TextCommand.self,
    ])

  static func main() async {
    // An app that has ended is no reason to end: who writes to it gets an error.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Ends the program with a message, and with this program's code for the error.
  private static func end(with error: any Error) -> Never {
    switch error {
    case let code as ExitCode: Foundation.exit(code.rawValue)
    case is SourceError, is ToolError: Console.complain("error: \(error)")
    case let refusal as StagedApp.Refusal:
      Console.complain(refusal.sentence)
      Foundation.exit(1)
    case let error as BuildError:
      Console.complain(Console.sentence(for: error))
      if !error.diagnostics.isEmpty { Foundation.exit(1) }
    default:
      let code = exitCode(for: error)
      // Help and versions are no mistakes.
      if code.isSuccess {
        print(fullMessage(for: error))
      } else {
        Console.complain(fullMessage(for: error))
      }
      Foundation.exit(code.isSuccess ? 0 : code == .validationFailure ? 2 : 70)
    }
    Foundation.exit(2)
  }
}
