extension Character {
  /// The number of terminal cells that the character takes.
  ///
  /// 2 for East Asian wide characters and emoji, 0 for combining marks and invisible characters,
  /// else 1.
  package var cells: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    if isEmoji { return 2 }
    if first.properties.generalCategory.isInvisible { return 0 }
    return WideRange.contains(first) ? 2 : 1
  }

  /// Whether the character is shown as a picture: by itself, or because a selector asks for it.
  package var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isInvisible: Bool {
    switch self {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The number of cells that the characters take in one line.
  package var cells: Int { reduce(0) { $0 + $1.cells } }
}

/// The characters that are two cells wide: "W" and "F" in Unicode's table of East Asian widths.
private enum WideRange {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
    0x1F1E6...0x1F1FF, 0x1F200...0x1F2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }
}
