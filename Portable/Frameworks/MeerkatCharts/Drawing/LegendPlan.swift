import MeerkatViews

/// What the legend of a chart shows, and where.
@MainActor
struct LegendPlan {
  private let options: LegendOptions
  private let entries: [LegendEntry]

  /// Creates the legend of a chart; nil where there is none.
  init?(_ model: ChartModel, _ options: ChartOptions) {
    guard options.legend.visibility != .hidden else { return nil }
    self.options = options.legend
    let domain = model.styles.domain.isEmpty ? model.styles.symbolDomain : model.styles.domain
    let words = Words(calendar: .autoupdatingCurrent, locale: .autoupdatingCurrent)
    entries = domain.enumerated().map { index, key in
      LegendEntry(
        id: index, title: words.text(key), style: model.styles.style(for: key),
        symbol: model.styles.symbol(for: key))
    }
    if entries.isEmpty, options.legend.content == nil { return nil }
  }

  /// Returns a view with the legend beside it.
  @ViewBuilder func arranged(around content: some View) -> some View {
    let spacing = options.spacing ?? 8
    switch options.position {
    case .top, .topLeading:
      VStack(spacing: spacing) {
        legend
        content
      }
    case .leading:
      HStack(spacing: spacing) {
        column
        content
      }
    case .trailing, .topTrailing, .bottomTrailing:
      HStack(spacing: spacing) {
        content
        column
      }
    case .overlay: content.overlay(alignment: options.alignment ?? .topLeading) { column }
    default:
      VStack(spacing: spacing) {
        content
        legend
      }
    }
  }

  @ViewBuilder private var legend: some View {
    Group {
      if let content = options.content {
        content
      } else {
        LegendRows(entries: entries)
      }
    }
    .frame(maxWidth: .infinity, alignment: options.alignment ?? .leading)
  }

  @ViewBuilder private var column: some View {
    if let content = options.content {
      content
    } else {
      VStack(alignment: .leading, spacing: 4) { ForEach(entries) { $0 } }
    }
  }
}

/// The entries of a legend beside each other, in as many rows as they need.
private struct LegendRows: View {
  let entries: [LegendEntry]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      rows(of: entries.count)
      if entries.count > 3 { rows(of: (entries.count + 1) / 2) }
      if entries.count > 2 { rows(of: max(1, min(3, (entries.count + 2) / 3))) }
      if entries.count > 1 { rows(of: 2) }
      rows(of: 1)
    }
  }

  private func rows(of count: Int) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(stride(from: 0, to: entries.count, by: count)), id: \.self) { first in
        HStack(spacing: 12) { ForEach(entries[first..<min(first + count, entries.count)]) { $0 } }
      }
    }
  }
}

/// A series and its look.
struct LegendEntry: View, Identifiable {
  let id: Int
  let title: String
  let style: AnyShapeStyle
  let symbol: (any ChartSymbolShape)?

  var body: some View {
    HStack(spacing: 4) {
      AnyShape(shape).fill(style).frame(width: 8, height: 8)
      Text(verbatim: title).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var shape: AnyShape {
    func erased(_ shape: some Shape) -> AnyShape { AnyShape(shape) }
    return symbol.map { erased($0) } ?? AnyShape(Circle())
  }
}
