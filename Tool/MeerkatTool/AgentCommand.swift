import ArgumentParser
import Foundation

/// Serves an app to coding agents.
struct AgentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the app to a coding agent, by the Model Context Protocol.",
    discussion: """
      The agent starts the program, and speaks to it by standard input and output. Example, for an \
      agent that is configured by JSON:
        { "mcpServers": { "meerkat": { "command": "swift", "args": ["run", "meerkat", "mcp"] } } }
      """)

  @OptionGroup var options: AppOptions

  func run() async throws {
    let app = AgentApp(options)
    let output = FileHandle.standardOutput
    let server = AgentServer(AgentTool.all(app, options.package)) {
      try? output.write(contentsOf: Data(($0 + "\n").utf8))
    }
    for await line in Console.lines() where !line.allSatisfy(\.isWhitespace) {
      await server.receive(line)
    }
    await server.finish()
    await app.end()
  }
}
