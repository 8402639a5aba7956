import Foundation
import Testing

/// The compiler's plug-in as a process, asked as the compiler asks it.
struct PlugIn {
  /// What the plug-in answers.
  struct Answer {
    let source: String?
    let misuses: [Misuse]
  }

  /// A mistake that it has found: the message, the source that it underlines, and the text that it
  /// suggests instead.
  struct Misuse: Equatable {
    let message: String
    let underlined: String
    var suggestion: String?
  }

  /// Expands a macro that is attached to a declaration.
  static func attached(
    _ macro: String, as role: String, to declaration: String, in context: [String]
  ) throws -> Answer {
    try answer(
      to: "expandAttachedMacro", declaration,
      [
        "macro": reference(macro), "macroRole": role, "discriminator": "$s0",
        "attributeSyntax": syntax("@Macro", at: 0), "declSyntax": syntax(declaration, at: 100),
        "lexicalContext": context.map { syntax($0, at: 0) },
      ])
  }

  /// Expands a macro that stands alone in line 7, behind five characters.
  static func freestanding(_ macro: String, _ use: String) throws -> Answer {
    try answer(
      to: "expandFreestandingMacro", use,
      [
        "macro": reference(macro), "macroRole": "declaration", "discriminator": "$s0",
        "syntax": syntax(use, at: 100), "lexicalContext": [],
      ])
  }

  private static func reference(_ macro: String) -> [String: Any] {
    ["moduleName": "MeerkatViewMacros", "typeName": macro, "name": macro]
  }

  private static func syntax(_ source: String, at offset: Int) -> [String: Any] {
    let location: [String: Any] = [
      "fileID": "App/Screen.swift", "fileName": "/Screen.swift", "offset": offset, "line": 7,
      "column": 6,
    ]
    return ["kind": "declaration", "source": source, "location": location]
  }

  private static func answer(
    to name: String, _ source: String, _ content: [String: Any]
  ) throws -> Answer {
    let answer = try messages(answering: [["getCapability": [:]], [name: content]])
    let result = try #require(answer.last?["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    return Answer(
      source: result["expandedSource"] as? String,
      misuses: try diagnostics.map { try misuse($0, in: source) })
  }

  private static func misuse(_ diagnostic: [String: Any], in source: String) throws -> Misuse {
    let highlights = try #require(diagnostic["highlights"] as? [[String: Any]])
    let start = try #require(highlights.first?["startOffset"] as? Int)
    let end = try #require(highlights.first?["endOffset"] as? Int)
    let fixIts = try #require(diagnostic["fixIts"] as? [[String: Any]])
    let changes = fixIts.first?["changes"] as? [[String: Any]]
    let underlined = Array(source.utf8)[start - 100..<end - 100]
    return Misuse(
      message: try #require(diagnostic["message"] as? String),
      underlined: String(decoding: underlined, as: UTF8.self),
      suggestion: changes?.first?["newText"] as? String)
  }
}

extension PlugIn {
  /// The program, which the build puts beside the tests.
  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "MeerkatViewMacros-tool")
  }

  /// Sends messages, closes the pipe, and gives the answers.
  private static func messages(
    answering requests: [[String: Any]]
  ) throws -> [[String: Any]] {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = program
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for request in requests {
      let text = try JSONSerialization.data(withJSONObject: request)
      withUnsafeBytes(of: UInt64(text.count).littleEndian) {
        input.fileHandleForWriting.write(Data($0))
      }
      input.fileHandleForWriting.write(text)
    }
    try input.fileHandleForWriting.close()
    return try messages(in: output.fileHandleForReading.readDataToEndOfFile())
  }

  private static func messages(in data: Data) throws -> [[String: Any]] {
    var rest = data
    var messages: [[String: Any]] = []
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      let text = rest.dropFirst(8).prefix(length)
      let message = try JSONSerialization.jsonObject(with: Data(text))
      messages.append(try #require(message as? [String: Any]))
      rest = rest.dropFirst(8 + length)
    }
    return messages
  }
}
