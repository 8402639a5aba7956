import ArgumentParser
import Foundation
import MeerkatDeeds
import MeerkatSource

/// Lists where an app can be opened.
struct ListTool: AgentTool {
  let app: AgentApp
  let package: URL
  let name = "list"
  let summary = "Lists the app's previews, and the addresses of its flows: what `open` takes."
  let parameters: [AgentParameter] = []

  func run(_ arguments: JSON) async throws -> [AgentContent] {
    let map = await FlowMap(of: try await SourcePackage.read(at: package))
    let destinations = map.flows.filter { !$0.isTest }.flatMap(\.destinations)
    let addresses = Set(destinations.flatMap(\.addresses)).sorted()
    let text = """
      Addresses (replace what is in braces):
      \(addresses.isEmpty ? "/" : addresses.joined(separator: "\n"))

      Previews:
      \(try await app.previews())
      """
    return [.text(text)]
  }
}

/// Opens an address or a preview.
struct OpenTool: AgentTool {
  let app: AgentApp
  let name = "open"
  let summary = """
    Builds what has changed, and begins the app anew at an address or with a preview. Answers with the screen \
    as text: buttons are in brackets, and what is below a line is the content.
    """
  let parameters = [
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

  func run(_ arguments: JSON) async throws -> [AgentContent] {
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
      throw AgentError(sentence: LookOptions.message(for: error))
    }
    return [.text(try await app.open(look))]
  }
}

/// Does what a person would do.
struct DoTool: AgentTool {
  let app: AgentApp
  let name = "do"
  let summary = """
    Does what a person would do in the open app, one deed a line, and answers with the screen. Deeds: \
    tap "Save" · type "Milk" into "Name" · clear "Name" · submit "Name" · turn on "Sync" · choose "Red" in \
    "Colour" · delete "Milk" · move "Milk" to 2 · back · close · refresh · open /customers · wait for "Done" · expect "Saved" · \
    expect no "Saved" · expect title "Customers" · expect journey "/customers/all" · expect value "3" of "Count". \
    A label may be a part of the whole; add a role (button "Save"), in row "Ada" or number 2 if there are several.
    """
  let parameters = [
    AgentParameter(name: "deeds", summary: "The deeds, one a line.", isRequired: true)
  ]

  func run(_ arguments: JSON) async throws -> [AgentContent] {
    var request = StageRequest(.deeds)
    request.text = arguments["deeds"]?.string
    return [.text(try await app.ask(request))]
  }
}

/// Shows the open app.
struct ScreenTool: AgentTool {
  let app: AgentApp
  let name = "screen"
  let summary = "Shows the open app as it is now."
  let parameters = [
    AgentParameter(
      name: "as",
      summary: """
        text (the screen), elements (all that a person can find, with its role and state, as a screen reader reads \
        it), place (the title and the address), or picture (PNG; large).
        """)
  ]

  func run(_ arguments: JSON) async throws -> [AgentContent] {
    let form = arguments["as"]?.string ?? "text"
    switch form {
    case "text": return [.text(try await app.ask(StageRequest(.text)))]
    case "elements": return [.text(try await app.ask(StageRequest(.elements)))]
    case "place": return [.text(try await app.ask(StageRequest(.place)))]
    case "picture":
      var request = StageRequest(.picture)
      request.isPNG = true
      return [.picture(try await app.ask(request))]
    default:
      throw AgentError(sentence: "“\(form)” is no form: text, elements, place or picture.")
    }
  }
}

/// Does the deeds of a file in a new run of the app.
struct RunTool: AgentTool {
  let app: AgentApp
  let package: URL
  let name = "run"
  let summary =
    "Begins the app anew, does the deeds of a file, and answers with the last screen. Of a "
    + "recording, it says which screen is the first that isn't as it was."
  let parameters = [
    AgentParameter(
      name: "file", summary: "The path of a text of deeds, from the package's folder.",
      isRequired: true)
  ]

  func run(_ arguments: JSON) async throws -> [AgentContent] {
    let path = URL(filePath: arguments["file"]?.string ?? "", relativeTo: package).path
    return [.text(try await app.replay(path))]
  }
}

/// Reads the sources.
struct SourceTool: AgentTool {
  let package: URL
  let name: String
  let summary: String
  let parameters: [AgentParameter] = []
  let text: @Sendable (SourcePackage) async throws -> String

  static func all(_ package: URL) -> [SourceTool] {
    [
      SourceTool(
        package: package, name: "map",
        summary: """
          Shows the app's flows from its sources: destinations with their screens and addresses, and every way \
          between them, with file and line. Doesn't build.
          """
      ) { await FlowMap(of: $0).text },
      SourceTool(
        package: package, name: "lint",
        summary:
          "Finds screens that decide for their parents, and flows that forget something. Doesn't build."
      ) {
        let text = try Report($0.damages + (await Linter($0).findings())).text(as: .text)
        return text.isEmpty ? "No findings." : text
      },
    ]
  }

  func run(_ arguments: JSON) async throws -> [AgentContent] {
    [.text(try await text(try await SourcePackage.read(at: package)))]
  }
}
