import CResources
import Foundation
import MeerkatTesting

/// The widths of the embedded font's characters, and the kerning of its pairs.
///
/// `scripts/make-font-metrics` generates the data. All lengths are fractions of the font size.
struct FontMetrics: Sendable {
  /// Those of Inter, with the letters that Inter lacks from DejaVu Sans.
  static let embedded: FontMetrics = {
    var count = 0
    let bytes = UnsafeBufferPointer(start: meerkat_resource("metrics.txt", &count), count: count)
    return FontMetrics(String(decoding: bytes, as: UTF8.self))
  }()

  private(set) var ascent = 0.0
  private(set) var descent = 0.0

  /// The widths of characters by their numbers, in thousandths; a negative one is unknown.
  private var regular: [Int16]
  /// What a weight of 900 adds to a weight of 400.
  private var heavier: [Int16]
  /// The row of ``pairs`` for each character that stands before another one; 0 for none.
  private var rows: [UInt8]
  private var pairs: [[UInt16: Int16]] = [[:]]

  private static let count = 0x2800

  private init(_ text: String) {
    regular = Array(repeating: -1, count: FontMetrics.count)
    heavier = Array(repeating: 0, count: FontMetrics.count)
    rows = Array(repeating: 0, count: FontMetrics.count)
    var isKerning = false
    for line in text.split(separator: "\n") {
      switch line {
      case "kerning": isKerning = true
      case _ where line.hasPrefix("#") && !isKerning: break
      case _ where isKerning: readPairs(line)
      default: readAdvances(line.split(separator: " "))
      }
    }
  }

  private mutating func readAdvances(_ words: [Substring]) {
    switch words[0] {
    case "ascent": ascent = (Double(words[1]) ?? 0) / 1_000
    case "descent": descent = (Double(words[1]) ?? 0) / 1_000
    default:
      guard let start = Int(words[0]) else { return }
      for (index, word) in words.dropFirst().enumerated() {
        let parts = word.split(separator: ",")
        regular[start + index] = Int16(parts[0]) ?? -1
        heavier[start + index] = parts.count > 1 ? Int16(parts[1]) ?? 0 : 0
      }
    }
  }

  private mutating func readPairs(_ line: Substring) {
    let groups = line.split(separator: "\t", omittingEmptySubsequences: false)
    var row: [UInt16: Int16] = [:]
    for group in groups.dropFirst() {
      guard let space = group.firstIndex(of: " "), let value = Int16(group[..<space]) else {
        continue
      }
      for scalar in group[group.index(after: space)...].unicodeScalars {
        row[UInt16(truncatingIfNeeded: scalar.value)] = value
      }
    }
    for scalar in groups[0].unicodeScalars where scalar.value < FontMetrics.count {
      rows[Int(scalar.value)] = UInt8(pairs.count)
    }
    pairs.append(row)
  }
}

extension FontMetrics {
  /// Returns the width of a character, in parts of its size.
  func advance(of character: Character, weight: Int) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let code = Int(scalar.value)
    if code < FontMetrics.count, regular[code] >= 0 {
      let more = Double(heavier[code]) * Double(weight - 400) / 500
      return (Double(regular[code]) + more) / 1_000
    }
    return FontMetrics.usualAdvance(of: character)
  }

  /// Returns by how much two characters stand further apart than their widths say.
  func kerning(_ left: Character, _ right: Character) -> Double {
    guard let first = left.unicodeScalars.first, first.value < FontMetrics.count,
      let second = right.unicodeScalars.first
    else { return 0 }
    let row = rows[Int(first.value)]
    guard row > 0 else { return 0 }
    return Double(pairs[Int(row)][UInt16(truncatingIfNeeded: second.value)] ?? 0) / 1_000
  }

  /// The width of a character that the font lacks: nothing for marks, a square for wide scripts.
  private static func usualAdvance(of character: Character) -> Double {
    switch character.cells {
    case 0: 0
    case 1: 0.6
    default: character.isEmoji ? 1.25 : 1
    }
  }
}
