import MeerkatViews

/// The marks of a chart with all that can be said before its size is known: what is stacked on what,
/// the values of the axes, and the series.
struct ChartModel {
  /// A mark and where it reaches on the axis of its value.
  struct Item {
    let mark: Mark
    /// Whether the value of a bar or area is on the y axis.
    let isUpright: Bool
    /// Where a bar or an area starts and ends, where that is a number.
    var span: Stack.Span?
  }

  let items: [Item]
  let x: Scale
  let y: Scale
  let styles: SeriesStyles
  /// The values that put bars side by side, in order.
  let groups: [Datum]
  /// The units of time that dates on the axes stand for.
  let xUnit: Calendar.Component?
  let yUnit: Calendar.Component?
  /// Whether there are axes: a chart of sectors has none.
  let hasAxes: Bool

  init(_ marks: [Mark], _ options: ChartOptions) {
    let items = ChartModel.stacked(marks)
    let axes = items.filter { $0.mark.kind != .sector }
    self.items = items
    hasAxes = !axes.isEmpty || marks.isEmpty
    x = DomainMaker(axes, isX: true).scale(options.x)
    y = DomainMaker(axes, isX: false).scale(options.y)
    styles = SeriesStyles(marks, options)
    groups = marks.compactMap { $0.look.positionKey?.start }.distinct
    xUnit = marks.lazy.compactMap { $0.x?.unit }.first
    yUnit = marks.lazy.compactMap { $0.y?.unit }.first
  }

  private static func stacked(_ marks: [Mark]) -> [Item] {
    var items = marks.map { Item(mark: $0, isUpright: $0.isUpright) }
    var positions: [Int] = []
    var amounts: [Stack.Item] = []
    for (index, item) in items.enumerated() {
      let mark = item.mark
      guard mark.kind == .bar || mark.kind == .area else { continue }
      let value = item.isUpright ? mark.y : mark.x
      if let first = value?.start.amount, let last = value?.end?.amount {
        items[index].span = Stack.Span(start: first, end: last)
      } else if let value, case .number(let amount) = value.start, amount.isFinite {
        positions.append(index)
        amounts.append(
          Stack.Item(
            place: Stack.Place(
              datum: (item.isUpright ? mark.x : mark.y)?.start, group: mark.look.positionKey?.start,
              isArea: mark.kind == .area),
            amount: amount, method: mark.stacking))
      }
    }
    for (index, span) in zip(positions, Stack.spans(amounts)) { items[index].span = span }
    return items
  }
}

extension Mark {
  /// Whether the value that a bar or area shows is on the y axis.
  fileprivate var isUpright: Bool {
    guard let x else { return true }
    guard let y else { return false }
    if y.end != nil, y.unit == nil { return true }
    if x.end != nil, x.unit == nil { return false }
    if case .number = x.start {
      if case .number = y.start { return true }
      return kind == .area
    }
    return true
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that have come before.
  var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
