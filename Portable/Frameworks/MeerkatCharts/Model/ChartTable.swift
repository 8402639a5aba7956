import MeerkatViews

extension ChartModel {
  /// The values of the chart as a table: a row for each mark that shows one.
  func table(_ words: Words) -> ValueTable {
    let shown = items.map(\.mark).filter { $0.kind != .rule && !$0.look.isAccessibilityHidden }
    let keyLabel = shown.lazy.compactMap { $0.seriesKey?.label.words }.first
    var headings = [shown.lazy.compactMap { $0.category?.label.words }.first ?? ""]
    if let keyLabel, keyLabel != headings[0] || shown.contains(where: { $0.category != nil }) {
      headings = shown.contains { $0.category != nil } ? headings + [keyLabel] : [keyLabel]
    }
    let isSeriesShown = headings.count == 2
    headings.append(shown.lazy.compactMap { $0.amount?.label.words }.first ?? "")
    let rows = shown.map { mark in
      var row = [
        mark.look.accessibilityLabel
          ?? (mark.category ?? (isSeriesShown ? nil : mark.seriesKey))?.text(words) ?? ""
      ]
      if isSeriesShown {
        let isNamed = mark.look.accessibilityLabel != nil
        row.append(isNamed ? "" : mark.seriesKey?.text(words) ?? "")
      }
      row.append(mark.look.accessibilityValue ?? mark.amount?.text(words) ?? "")
      return row
    }
    return ValueTable(headings: headings, rows: rows.distinct)
  }
}

extension Mark {
  /// What the mark's value belongs to.
  fileprivate var category: Plotted? {
    guard kind != .sector, let x, let y else { return nil }
    return isLying(x, y) ? y : x
  }

  /// The mark's value.
  fileprivate var amount: Plotted? {
    if let angle { return angle }
    guard let x, let y else { return x ?? y }
    return isLying(x, y) ? x : y
  }

  private func isLying(_ x: Plotted, _ y: Plotted) -> Bool {
    guard kind == .bar, case .number = x.start else { return false }
    if case .number = y.start { return false }
    return true
  }

  /// What tells the mark from others of its category.
  fileprivate var seriesKey: Plotted? {
    let key = look.foregroundKey ?? look.symbolKey ?? look.positionKey
    guard let key, key.start != category?.start else { return nil }
    return key
  }
}

extension Plotted {
  fileprivate func text(_ words: Words) -> String {
    if let unit { return words.text(start, unit: unit) }
    guard let end else { return words.text(start) }
    return words.text(start) + " – " + words.text(end)
  }
}
