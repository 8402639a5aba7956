import Foundation

extension OSLogMessage {
  /// Creates a message from a text with specifiers such as `%d`, `%{public}@` and `%.2f`.
  ///
  /// By default, numbers are public, and texts and objects private. A specifier without a value is
  /// left unchanged.
  package init(format: String, values: [Any]) {
    var parts: [Part] = []
    var values = values[...]
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      parts.append(.literal(String(rest[..<start])))
      rest = rest[start...]
      guard let specifier = FormatSpecifier(at: rest) else {
        parts.append(.literal("%"))
        rest = rest.dropFirst()
        continue
      }
      if specifier.conversion == "%" {
        parts.append(.literal("%"))
      } else if let value = values.popFirst() {
        parts.append(specifier.part(value))
      } else {
        parts.append(.literal(String(rest[..<specifier.end])))
      }
      rest = rest[specifier.end...]
    }
    parts.append(.literal(String(rest)))
    self.init(parts)
  }
}

/// One specifier of a format: `%{public}@`.
private struct FormatSpecifier {
  /// What stands in braces.
  private(set) var options: Substring = ""
  /// Flags, width and precision, as in C.
  private let measures: Substring
  let conversion: Character
  let end: String.Index

  /// Reads a specifier; nil where the text has none at its start.
  init?(at text: Substring) {
    var rest = text.dropFirst()
    if rest.first == "{", let brace = rest.firstIndex(of: "}") {
      options = rest[rest.index(after: rest.startIndex)..<brace]
      rest = rest[rest.index(after: brace)...]
    }
    let measured = rest.drop { "0123456789.+-# '".contains($0) }
    measures = rest[..<measured.startIndex]
    let unsized = measured.drop { "hlqLzjt".contains($0) }
    guard let conversion = unsized.first, "@%dDiuUxXoOfFeEgGaAcCsSpPm".contains(conversion)
    else { return nil }
    self.conversion = conversion
    end = unsized.index(after: unsized.startIndex)
  }

  private var privacy: OSLogPrivacy {
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let masks = words.contains("mask.hash")
    if words.contains("public") { return .public }
    if words.contains("private") || words.contains("sensitive") {
      return .private(mask: masks ? .hash : .none)
    }
    return .auto(mask: masks ? .hash : .none)
  }

  func part(_ value: Any) -> OSLogMessage.Part {
    let text = number(value) ?? String(describing: value)
    let isPlain = !"@sSP".contains(conversion)
    return .value(text, cover: privacy.cover(for: text, isPlain: isPlain))
  }

  /// Writes a number; nil where the value is none.
  private func number(_ value: Any) -> String? {
    if "fFeEgGaA".contains(conversion) {
      let number = (value as? any BinaryFloatingPoint).map { Double($0) }
      return number.map { String(format: "%\(measures)\(conversion)", $0) }
    }
    guard let number = value as? any BinaryInteger else { return nil }
    switch conversion {
    case "d", "D", "i": return String(format: "%\(measures)lld", Int64(truncatingIfNeeded: number))
    case "u", "U": return String(format: "%\(measures)llu", UInt64(truncatingIfNeeded: number))
    case "x", "X", "o":
      return String(format: "%\(measures)ll\(conversion)", UInt64(truncatingIfNeeded: number))
    case "c":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) }
    default: return nil
    }
  }
}
