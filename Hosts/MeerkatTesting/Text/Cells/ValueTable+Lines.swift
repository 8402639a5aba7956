import MeerkatViews

extension ValueTable {
  /// The rows as lines with columns below each other; the last line says how many don't fit.
  func lines(upTo limit: Int) -> [String] {
    let all = [headings] + rows
    let shown = all.count > limit ? Array(all.prefix(max(0, limit - 1))) : all
    let widths = headings.indices.map { column in
      shown.map { $0.indices.contains(column) ? $0[column].cells : 0 }.max() ?? 0
    }
    var lines = shown.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.cells)) }
        .joined(separator: "  ").trimmingSuffix { $0 == " " }
    }
    if shown.count < all.count { lines.append("… \(all.count - shown.count) more") }
    return Array(lines.prefix(max(0, limit)))
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)])
  }
}
