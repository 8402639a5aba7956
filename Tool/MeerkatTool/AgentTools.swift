import ArgumentParser
import Foundation
import MeerkatDeeds
import MeerkatSource

extension AgentTool {
  /// What an agent can do with an app, and with its sources.
  static func all(_ app: AgentApp, _ package: URL) -> [AgentTool] {
    [
      list(app, package), open(app), deeds(app), screen(app), run(app, package), map(package),
      lint(package),
    ]
  }

  /// Lists where an app can be opened.
  private static func list(_ app: AgentApp, _ package: URL) -> AgentTool {
    AgentTool(
      name: "list",
      summary: "Lists the app's previews, and the addresses of its flows: what `open` takes."
    ) { _ in
      let map = await FlowMap(of: try await SourcePackage.read(at: package))
      let destinations = map.flows.filter { !$0.isTest }.flatMap(\.destinations)
      let addresses = Set(destinations.flatMap(\.addresses)).sorted()
      return .text(
        """
        Addresses (replace what is in braces):
        \(addresses.isEmpty ? "/" : addresses.joined(separator: "\n"))

        Previews:
        \(try await app.previews())
        """)
    }
  }

  /// Opens an address or a preview.
  private static func open(_ app: AgentApp) -> AgentTool {
    AgentTool(
      name: "open",
      summary: """
        Builds what has changed, and begins the app anew at an address or with a preview. Answers with the screen \
        as text: buttons are in brackets, and what is below a line is the content.
        """,
      parameters: [
        AgentParameter(
          name: "place",
          summary: "An address such as /customers, or a preview: its name, or File.swift:LINE.",
          isRequired: true),
        AgentParameter(name: "dark", type: "boolean", summary: "In dark colours."),
        AgentParameter(name: "rightToLeft", type: "boolean", summary: "From right to left."),
        AgentParameter(name: "type", summary: "The size of text, from xSmall to accessibility5."),
        AgentParameter(name: "locale", summary: "The language and region, such as de_DE."),
        AgentParameter(name: "size", summary: "phone, tablet, desktop, or WIDTHxHEIGHT in points."),
      ]
    ) { arguments in
      var words: [String] = []
      for (name, option) in [("dark", "--dark"), ("rightToLeft", "--right-to-left")]
      where arguments[name] == true {
        words.append(option)
      }
      for name in ["type", "locale", "size"] {
        if let value = arguments[name]?.string { words.append("--\(name)=\(value)") }
      }
      let look: LookOptions
      do { look = try LookOptions.parse(words + ["--", arguments["place"]?.string ?? "/"]) } catch {
        throw ToolError(LookOptions.message(for: error))
      }
      return .text(try await app.open(look))
    }
  }

  /// Does what a person would do.
  private static func deeds(_ app: AgentApp) -> AgentTool {
    AgentTool(
      name: "do",
      summary: """
        Does what a person would do in the open app, one deed a line, and answers with the screen. Deeds: \
        tap "Save" · type "Milk" into "Name" · clear "Name" · submit "Name" · turn on "Sync" · choose "Red" in \
        "Colour" · delete "Milk" · move "Milk" to 2 · back · close · refresh · open /customers · wait for "Done" · expect "Saved" · \
        expect no "Saved" · expect title "Customers" · expect journey "/customers/all" · expect value "3" of "Count". \
        A label may be a part of the whole; add a role (button "Save"), in row "Ada" or number 2 if there are several.
        """,
      parameters: [
        AgentParameter(name: "deeds", summary: "The deeds, one a line.", isRequired: true)
      ]
    ) { .text(try await app.ask(StageRequest(.deeds, text: $0["deeds"]?.string))) }
  }

  /// Shows the open app.
  private static func screen(_ app: AgentApp) -> AgentTool {
    AgentTool(
      name: "screen", summary: "Shows the open app as it is now.",
      parameters: [
        AgentParameter(
          name: "as",
          summary: """
            text (the screen), elements (all that a person can find, with its role and state, as a screen reader reads \
            it), place (the title and the address), or picture (PNG; large).
            """)
      ]
    ) { arguments in
      switch arguments["as"]?.string ?? "text" {
      case "text": .text(try await app.ask(StageRequest(.text)))
      case "elements": .text(try await app.ask(StageRequest(.elements)))
      case "place": .text(try await app.ask(StageRequest(.place)))
      case "picture": .picture(try await app.ask(StageRequest(.picture, isPNG: true)))
      case let form: throw ToolError("“\(form)” is no form: text, elements, place or picture.")
      }
    }
  }

  /// Does the deeds of a file in a new run of the app.
  private static func run(_ app: AgentApp, _ package: URL) -> AgentTool {
    AgentTool(
      name: "run",
      summary: """
        Begins the app anew, does the deeds of a file, and answers with the last screen. Of a recording, it says \
        which screen is the first that isn't as it was.
        """,
      parameters: [
        AgentParameter(
          name: "file", summary: "The path of a text of deeds, from the package's folder.",
          isRequired: true)
      ]
    ) { arguments in
      let path = URL(filePath: arguments["file"]?.string ?? "", relativeTo: package).path
      return .text(try await app.replay(path))
    }
  }

  private static func map(_ package: URL) -> AgentTool {
    AgentTool(
      name: "map",
      summary: """
        Shows the app's flows from its sources: destinations with their screens and addresses, and every way \
        between them, with file and line. Doesn't build.
        """
    ) { _ in .text(await FlowMap(of: try await SourcePackage.read(at: package)).text) }
  }

  private static func lint(_ package: URL) -> AgentTool {
    AgentTool(
      name: "lint",
      summary:
        "Finds screens that decide for their parents, and flows that forget something. Doesn't build."
    ) { _ in
      let package = try await SourcePackage.read(at: package)
      let text = try Report(package.damages + (await Linter(package).findings())).text(as: .text)
      return .text(text.isEmpty ? "No findings." : text)
    }
  }
}
