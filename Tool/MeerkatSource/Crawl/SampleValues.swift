/// What a crawler types.
package struct SampleValues: Sendable {
  private var given: [(label: String, text: String)] = []

  /// What the labels of fields often say, and what fits.
  private static let usual: [(words: [String], text: String)] = [
    (["mail"], "ada@example.com"),
    (["password", "passcode", "pin"], "Secret-2025"),
    (["phone", "mobile"], "+1 555 0100"),
    (["url", "link", "website", "address of"], "https://example.com"),
    (["search", "find", "filter"], "a"),
    (["number", "amount", "count", "age", "price", "code", "quantity", "year"], "42"),
    (["date"], "2025-01-31"),
  ]

  package init() {}

  /// Reads values, one a line: `Name: Ada Lovelace`.
  ///
  /// - Parameter text: The lines; empty ones, and what follows a `#`, are for readers.
  /// - Throws: ``SourceError`` with the line that names no field.
  package init(_ text: String) throws {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0.isWhitespace }
      if words.isEmpty || words.hasPrefix("#") { continue }
      guard let colon = words.firstIndex(of: ":") else {
        throw SourceError.noValue(line: index + 1)
      }
      let label = String(words[..<colon].reversed().drop { $0.isWhitespace }.reversed())
      given.append((label, String(words[words.index(after: colon)...].drop { $0.isWhitespace })))
    }
  }

  /// What is typed into a field.
  package func text(for label: String) -> String {
    let label = label.lowercased()
    if let own = given.first(where: { label == $0.label.lowercased() })
      ?? given.first(where: { label.contains($0.label.lowercased()) })
    {
      return own.text
    }
    return Self.usual.first { $0.words.contains { label.contains($0) } }?.text ?? "Sample"
  }
}
