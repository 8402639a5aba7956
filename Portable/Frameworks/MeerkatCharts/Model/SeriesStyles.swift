import MeerkatViews

/// The looks of series: a colour, symbol and pattern of dashes for each value.
struct SeriesStyles {
  /// The values that have colours, in the order of the legend.
  let domain: [Datum]
  private let styles: [Datum: AnyShapeStyle]
  private let symbols: [Datum: any ChartSymbolShape]
  let symbolDomain: [Datum]
  private let dashes: [Datum: [CGFloat]]
  private let largest: Double

  /// The colours of series on Apple's platforms, in order.
  static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .teal, .yellow, .pink, .indigo, .brown, .mint, .gray,
  ]

  init(_ marks: [Mark], _ options: ChartOptions) {
    let keys = marks.compactMap { $0.look.foregroundKey?.start }.distinct
    let wish = options.styles
    let domain = (wish.domain ?? []) + keys.filter { wish.domain?.contains($0) != true }
    let range = wish.range ?? []
    var styles: [Datum: AnyShapeStyle] = [:]
    for (index, key) in domain.enumerated() {
      styles[key] =
        wish.mapping?(key)
        ?? (range.isEmpty
          ? AnyShapeStyle(SeriesStyles.palette[index % SeriesStyles.palette.count])
          : range[index % range.count])
    }
    self.domain = keys.isEmpty ? [] : domain
    self.styles = styles
    symbolDomain = marks.compactMap { $0.look.symbolKey?.start }.distinct
    var symbols = options.symbols
    let shapes = BasicChartSymbolShape.Kind.allCases
    for (index, key) in symbolDomain.enumerated() where symbols[key] == nil {
      symbols[key] = BasicChartSymbolShape(shapes[index % shapes.count])
    }
    self.symbols = symbols
    let patterns: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]
    let lines = marks.compactMap { $0.look.lineStyleKey?.start }.distinct
    dashes = Dictionary(
      uniqueKeysWithValues: lines.enumerated().map { ($1, patterns[$0 % patterns.count]) })
    largest = marks.compactMap { $0.look.symbolSizeKey?.start.amount }.max() ?? 0
  }

  /// Returns the style of a value.
  func style(for key: Datum) -> AnyShapeStyle { styles[key] ?? AnyShapeStyle(Color.blue) }

  /// Returns the style of a mark.
  func style(of mark: Mark) -> AnyShapeStyle {
    mark.look.foreground ?? mark.look.foregroundKey.map { style(for: $0.start) }
      ?? AnyShapeStyle(Color.blue)
  }

  /// Returns the symbol of a mark; nil where it has none.
  func symbol(of mark: Mark) -> (any ChartSymbolShape)? {
    mark.look.symbol ?? mark.look.symbolKey.flatMap { symbols[$0.start] }
  }

  /// Returns the symbol of a value.
  func symbol(for key: Datum) -> (any ChartSymbolShape)? { symbols[key] }

  /// Returns the area of a mark's symbol, in square points.
  func symbolSize(of mark: Mark) -> CGFloat {
    if let size = mark.look.symbolSize { return size }
    guard let value = mark.look.symbolSizeKey?.start.amount, largest > 0 else { return 46 }
    return max(9, 500 * CGFloat(value / largest))
  }

  /// Returns how a line is drawn.
  func stroke(of mark: Mark, width: CGFloat) -> StrokeStyle {
    if let style = mark.look.lineStyle { return style }
    let dash = mark.look.lineStyleKey.flatMap { dashes[$0.start] } ?? []
    return StrokeStyle(lineWidth: width, lineJoin: .round, dash: dash)
  }
}
