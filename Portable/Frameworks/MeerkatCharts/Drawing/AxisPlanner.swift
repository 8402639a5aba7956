import MeerkatViews

/// Finds out what the axes of a chart show, and how much room that takes.
@MainActor
struct AxisPlanner {
  /// A label of an axis, and what is said about it.
  struct PlannedLabel {
    let content: ChartLayout.Label.Content
    let item: AxisItem
    let label: AxisLabel
  }

  /// What an axis shows at a value.
  struct PlannedMark {
    /// In points, along the axis.
    let position: CGFloat
    let labelPosition: CGFloat
    let items: [AxisItem]
    let labels: [PlannedLabel]
    let hasUsualLook: Bool
  }

  let model: ChartModel
  let options: ChartOptions
  let style: LayoutStyle
  let xAxes: [MarkedAxis]
  let yAxes: [MarkedAxis]
  private let hasUsualX: Bool

  init(_ model: ChartModel, _ options: ChartOptions, _ style: LayoutStyle) {
    self.model = model
    self.options = options
    self.style = style
    func axes(_ axis: AxisOptions, isUsed: Bool) -> [MarkedAxis] {
      guard axis.visibility != .hidden, model.hasAxes else { return [] }
      guard let content = axis.content else { return isUsed ? MarkedAxis.usual : [] }
      var axes: [MarkedAxis] = []
      content.collect(into: &axes)
      return axes
    }
    hasUsualX = options.x.content == nil
    let marks = model.items.map(\.mark)
    xAxes = axes(options.x, isUsed: marks.contains { $0.x != nil } || marks.isEmpty)
    yAxes = axes(options.y, isUsed: marks.contains { $0.y != nil } || marks.isEmpty)
  }

  // MARK: Room

  var hasXLabels: Bool { !xAxes.isEmpty }
  var hasYLabels: Bool { !yAxes.isEmpty }

  func hasLabels(at position: AxisMarkPosition) -> Bool {
    xAxes.contains { ($0.position == .top) == (position == .top) && hasLabels($0) }
  }

  private func hasLabels(_ axis: MarkedAxis) -> Bool {
    let value = AxisValue(index: 0, count: 1, datum: .number(0))
    // What shows labels for some values only is taken to show them.
    return axis.items(at: value).contains { if case .label = $0.kind { true } else { false } }
      || axis.items(at: value).isEmpty
  }

  /// How much longer the x axis is than the plot.
  var scrollRatio: CGFloat {
    guard options.x.isScrollable, let visible = options.x.visibleLength, visible > 0 else {
      return 1
    }
    let length =
      model.x.bounds.map { $0.upperBound - $0.lowerBound }
      ?? model.x.band.map { 1 / $0 } ?? visible
    return max(1, min(100, length / visible))
  }

  func x(_ length: CGFloat) -> PlacedScale {
    let range = options.x.range
    let padding = barPadding(length, isX: true)
    return PlacedScale(
      scale: model.x, start: range?.startPadding ?? padding,
      end: length - (range?.endPadding ?? padding))
  }

  func y(_ length: CGFloat) -> PlacedScale {
    let range = options.y.range
    let padding = barPadding(length, isX: false)
    let (first, last) = (range?.startPadding ?? padding, range?.endPadding ?? padding)
    // Numbers grow upwards, and lists are read downwards.
    return model.y.band == nil
      ? PlacedScale(scale: model.y, start: length - first, end: last)
      : PlacedScale(scale: model.y, start: first, end: length - last)
  }

  /// The room that bars at the ends of an axis of numbers or dates need.
  private func barPadding(_ length: CGFloat, isX: Bool) -> CGFloat {
    guard model.x.band == nil || !isX, model.y.band == nil || isX else { return 0 }
    let places = model.items.compactMap { item -> Datum? in
      guard item.mark.kind == .bar, item.isUpright == isX else { return nil }
      let value = isX ? item.mark.x : item.mark.y
      return value?.end == nil ? value?.start : nil
    }.distinct
    guard let first = places.first?.amount else { return 0 }
    let amounts = places.compactMap(\.amount).sorted()
    let bounds = (isX ? model.x : model.y).bounds ?? first...first
    let span = bounds.upperBound - bounds.lowerBound
    let step = zip(amounts, amounts.dropFirst()).map { $1 - $0 }.min() ?? span / 5
    return span > 0 ? min(length / 6, length * step / span * 0.4) : 0
  }

  /// Returns how wide the labels at both sides are.
  func widths(height: CGFloat, most: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing): (CGFloat, CGFloat) = (0, 0)
    for axis in yAxes {
      let scale = y(max(1, height))
      let marks = marks(axis, ticks(axis, scale, isX: false), scale, isX: false)
      let width =
        marks.flatMap(\.labels).map { planned in
          style.width(of: planned.content, planned.item.font ?? .caption2)
            + (planned.label.horizontalSpacing ?? 6) + abs(planned.item.offset.width)
        }.max() ?? 0
      if axis.position == .leading {
        leading = max(leading, min(width, most))
      } else {
        trailing = max(trailing, min(width, most))
      }
    }
    return (leading.rounded(.up), trailing.rounded(.up))
  }

  // MARK: Marks

  func ticks(_ axis: MarkedAxis, _ scale: PlacedScale, isX: Bool) -> AxisTicks {
    AxisTicks(
      axis, scale, unit: isX ? model.xUnit : model.yUnit,
      room: isX ? 48 : 1.5 * style.lineHeight, style.words.calendar)
  }

  func marks(
    _ axis: MarkedAxis, _ ticks: AxisTicks, _ scale: PlacedScale, isX: Bool
  ) -> [PlannedMark] {
    let names = style.words.labels(for: ticks.datums, step: ticks.step)
    let band: CGFloat? = scale.scale.band.map { $0 * scale.length }
    let unit = isX ? model.xUnit : model.yUnit
    var marks: [PlannedMark] = []
    for (index, datum) in ticks.datums.enumerated() {
      guard let position = scale.position(datum) else { continue }
      let count = ticks.datums.count
      let items = axis.items(at: AxisValue(index: index, count: count, datum: datum))
      var labels: [PlannedLabel] = []
      for item in items {
        guard case .label(let label) = item.kind else { continue }
        let content = content(of: label, item, datum, names[index], isX ? band : nil, count: count)
        labels.append(PlannedLabel(content: content, item: item, label: label))
      }
      let isCentered = labels.contains { $0.item.isCentered ?? (unit != nil) }
      marks.append(
        PlannedMark(
          position: position,
          labelPosition: isCentered ? middle(datum, scale, unit ?? ticks.step?.unit) : position,
          items: items, labels: labels, hasUsualLook: isX && hasUsualX))
    }
    return marks
  }

  private func content(
    of label: AxisLabel, _ item: AxisItem, _ datum: Datum, _ name: String, _ band: CGFloat?,
    count: Int
  ) -> ChartLayout.Label.Content {
    let words: String
    switch label.content {
    case .usual: words = name
    case .format(let format): words = format(datum) ?? name
    case .text(let text): return .text(text.plainText, text)
    case .view(let view): return .view(view)
    }
    // Few long names are better short than missing.
    let points = style.points(of: item.font ?? .caption2)
    if let band, band >= 3 * points, count <= 12,
      let short = LabelWidth.shortened(words, to: band - 4, points: points)
    {
      return .text(short, Text(verbatim: short))
    }
    return .text(words, Text(verbatim: words))
  }

  /// Returns the middle of the unit of time that begins at a date.
  private func middle(
    _ datum: Datum, _ scale: PlacedScale, _ unit: Calendar.Component?
  ) -> CGFloat {
    let start = scale.position(datum) ?? 0
    guard case .date(let seconds) = datum, let unit else { return start }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let interval = style.words.calendar.dateInterval(of: unit, for: date),
      let end = scale.position(Datum(interval.end))
    else { return start }
    return (start + end) / 2
  }
}
