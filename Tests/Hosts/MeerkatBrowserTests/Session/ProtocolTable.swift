import Foundation

/// The table of what a page and its session say to each other, `Client/protocol.d.ts`.
struct ProtocolTable: Sendable {
  /// The values of each kind of event and of each kind of change.
  let events: [String: [Field]]
  let changes: [String: [Field]]

  static let shared = ProtocolTable()

  /// A value of a frame.
  struct Field: Sendable {
    let isOptional: Bool
    let isRest: Bool
    /// The JSON of values that fit.
    let samples: [String]

    /// Whether a value fits, as `JSONSerialization` reads it.
    let fits: @Sendable (Any) -> Bool
  }

  private init() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    let path = "Hosts/MeerkatBrowser/Client/protocol.d.ts"
    let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    let names = Dictionary(
      uniqueKeysWithValues: text.matches(of: /(?m)^type (\w+) = (.*);$/).map { ($0.1, $0.2) })
    func fields(_ interface: String) -> [String: [Field]] {
      let body = text.split(separator: "interface \(interface) {")[1].prefix { $0 != "}" }
      let lines = body.matches(of: /(?m)^  (\w): \[(.*)\];$/)
      return Dictionary(
        uniqueKeysWithValues: lines.map { line in
          (String(line.1), line.2.split(separator: ", ").map { Field($0, names) })
        })
    }
    events = fields("Events")
    changes = fields("Changes")
  }

  /// What the table doesn't know of a frame that a session has sent.
  func misfits(in frame: String) -> [String] {
    let parts = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any]
    guard let parts, parts.first is Int else { return [frame] }
    return parts.dropFirst().filter { !isKnown($0 as? [Any] ?? []) }.map { "\($0)" }
  }

  private func isKnown(_ change: [Any]) -> Bool {
    guard let kind = change.first as? String, let fields = changes[kind] else { return false }
    let values = change.dropFirst()
    return values.count <= fields.count
      && values.count >= fields.count(where: { !$0.isOptional })
      && zip(values, fields).allSatisfy { $1.fits($0) }
  }
}

extension ProtocolTable.Field {
  /// Reads a field such as `near?: number`.
  fileprivate init(_ text: Substring, _ names: [Substring: Substring]) {
    let parts = text.split(separator: ": ")
    let types = (names[parts[1]] ?? parts[1]).split(separator: " | ")
    isOptional = parts[0].hasSuffix("?")
    isRest = parts[0].hasPrefix("...")
    samples = types.map { type in
      switch type {
      case "string": "\"a\""
      case "number": "3"
      default: String(type)
      }
    }
    let literals = types.map { $0.trimmingCharacters(in: ["\""]) }
    fits = { value in
      literals.contains("string") && value is String || literals.contains("number") && value is Int
        || literals.contains("\(value)")
    }
  }
}
