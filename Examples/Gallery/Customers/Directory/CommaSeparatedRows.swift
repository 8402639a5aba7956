/// Reads comma-separated values.
///
/// Those in quotes may hold commas, line breaks and, doubled, quotes.
enum CommaSeparatedRows {
  /// The rows of a text, each with the number of the line in which it begins.
  static func read(_ text: String) -> [(line: Int, values: [String])] {
    var rows: [(line: Int, values: [String])] = []
    var values: [String] = []
    var value = ""
    var (line, start) = (1, 1)
    var isQuoted = false
    var last: Character?
    for character in text {
      if character.isNewline { line += 1 }
      switch character {
      case "\"":
        isQuoted.toggle()
        // The second of two within quotes.
        if isQuoted, last == "\"" { value.append(character) }
      case "," where !isQuoted:
        values.append(value)
        value = ""
      case _ where character.isNewline && !isQuoted:
        rows.append((start, values + [value]))
        (values, value, start) = ([], "", line)
      default: value.append(character)
      }
      last = character
    }
    // The last line need not end.
    if !values.isEmpty || !value.isEmpty { rows.append((start, values + [value])) }
    return rows
  }
}
