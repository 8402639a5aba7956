import Foundation

/// The printed table.
enum Table {
  private static let widths = [9, 34, 8, 11, 11]

  static func print(_ cells: [String]) {
    let padded = zip(cells, widths).enumerated().map { place, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return place < 2 ? cell.0 + padding : padding + cell.0
    }
    Swift.print(padded.joined(separator: " "))
  }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.1f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
    default: String(format: "%.2f ms", nanoseconds / 1_000_000)
    }
  }
}
