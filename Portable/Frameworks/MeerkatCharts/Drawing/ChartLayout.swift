import MeerkatViews

/// Where the parts of a chart are in its size, in points from its top left.
struct ChartLayout {
  /// A line of an axis.
  struct Line {
    let start: CGPoint
    let end: CGPoint
    let stroke: StrokeStyle
    let style: AnyShapeStyle
  }

  /// A label of an axis.
  struct Label {
    let content: Content
    var point: CGPoint
    let anchor: UnitPoint
    let style: AnyShapeStyle
    let font: Font

    enum Content {
      case text(String, Text)
      case view(AnyView)
    }
  }

  let size: CGSize
  let geometry: PlotGeometry
  /// The part of the chart in which marks are seen.
  let plot: CGRect
  private(set) var lines: [Line] = []
  private(set) var xLabels: [Label] = []
  private(set) var yLabels: [Label] = []

  /// How tall a line of labels is, in points.
  let lineHeight: CGFloat

  @MainActor
  init(_ model: ChartModel, _ options: ChartOptions, in size: CGSize, _ style: LayoutStyle) {
    let planner = AxisPlanner(model, options, style)
    lineHeight = style.lineHeight
    let room = size.height - (planner.hasXLabels ? style.lineHeight + 4 : 0)
    let widths = planner.widths(height: room, most: size.width * 0.4)
    var insets = EdgeInsets(
      top: planner.hasLabels(at: .top) ? style.lineHeight + 4 : 0, leading: widths.leading,
      bottom: planner.hasLabels(at: .bottom) ? style.lineHeight + 4 : 0,
      trailing: widths.trailing)
    // The labels at the ends of the y axis are as high above the plot as below.
    if planner.hasYLabels {
      insets.top = max(insets.top, style.lineHeight / 2)
      insets.bottom = max(insets.bottom, style.lineHeight / 2)
    }
    plot = CGRect(
      x: insets.leading, y: insets.top,
      width: max(1, size.width - insets.leading - insets.trailing),
      height: max(1, size.height - insets.top - insets.bottom))
    self.size = size
    let length = plot.width * planner.scrollRatio
    geometry = PlotGeometry(
      model, x: planner.x(length), y: planner.y(plot.height),
      size: CGSize(width: length, height: plot.height))
    addMarks(planner, style)
  }

  /// How far the marks reach beyond the plot, in points; people scroll to them.
  var hiddenLength: CGFloat { geometry.size.width - plot.width }

  @MainActor
  private mutating func addMarks(_ planner: AxisPlanner, _ style: LayoutStyle) {
    for axis in planner.xAxes { xLabels += addMarks(axis, isX: true, planner, style) }
    xLabels = spread(xLabels, style)
    for axis in planner.yAxes {
      yLabels += thinned(addMarks(axis, isX: false, planner, style), style)
    }
  }

  /// Adds the lines of an axis, and returns its labels.
  @MainActor
  private mutating func addMarks(
    _ axis: MarkedAxis, isX: Bool, _ planner: AxisPlanner, _ style: LayoutStyle
  ) -> [Label] {
    let scale = isX ? geometry.x : geometry.y
    let start = isX ? plot.minX : plot.minY
    let (least, most) = isX ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX)
    let isAtLeast = axis.position == (isX ? .top : .leading)
    let (edge, outwards): (CGFloat, CGFloat) = isAtLeast ? (least, -1) : (most, 1)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isX ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    var labels: [Label] = []
    for mark in planner.marks(axis, planner.ticks(axis, scale, isX: isX), scale, isX: isX) {
      let place = start + mark.position
      add(mark.items, style, isX: isX, mark.hasUsualLook) { item in
        let end = item.isLine ? most : edge + outwards * item.tickLength
        return (point(place, item.isLine ? least : edge), point(place, end))
      }
      for planned in mark.labels {
        let (item, spec) = (planned.item, planned.label)
        let gap = isX ? spec.verticalSpacing ?? 4 : spec.horizontalSpacing ?? 6
        var middle = point(start + mark.labelPosition, edge + outwards * gap)
        middle.x += item.offset.width
        middle.y += item.offset.height
        let along = isX ? spec.anchor.map { 1 - $0.x } ?? 0.5 : 0.5
        let anchor = point(along, isAtLeast ? 1 : 0)
        labels.append(
          Label(
            content: planned.content, point: middle, anchor: UnitPoint(x: anchor.x, y: anchor.y),
            style: item.style ?? style.labelStyle, font: item.font ?? .caption2))
      }
    }
    return labels
  }

  private mutating func add(
    _ items: [AxisItem], _ style: LayoutStyle, isX: Bool, _ isUsual: Bool,
    _ ends: (AxisItem) -> (CGPoint, CGPoint)
  ) {
    for item in items where !item.isLabel {
      if item.isLine, isUsual, isX, geometry.x.scale.band != nil { continue }
      let (start, end) = ends(item)
      let shift = { (point: CGPoint) in
        CGPoint(x: point.x + item.offset.width, y: point.y + item.offset.height)
      }
      let dash: [CGFloat] = isX && item.isLine && item.stroke == nil ? [2, 2] : []
      lines.append(
        Line(
          start: shift(start), end: shift(end),
          stroke: item.stroke ?? StrokeStyle(lineWidth: 0.5, dash: dash),
          style: item.style ?? style.lineStyle))
    }
  }

  /// Moves labels into the chart, and leaves some out where they would touch.
  private func spread(_ labels: [Label], _ style: LayoutStyle) -> [Label] {
    let whole = max(size.width, plot.minX + geometry.size.width)
    var labels = labels
    let widths = labels.map { style.width(of: $0.content, $0.font) }
    for index in labels.indices {
      let (width, anchor) = (widths[index], labels[index].anchor.x)
      let least = width * anchor
      let most = whole - width * (1 - anchor)
      labels[index].point.x = max(least, min(labels[index].point.x, most))
    }
    let isFree = { (stride: Int) in
      var end = -CGFloat.infinity
      for index in Swift.stride(from: 0, to: labels.count, by: stride) {
        let start = labels[index].point.x - widths[index] * labels[index].anchor.x
        guard start >= end else { return false }
        end = start + widths[index] + 4
      }
      return true
    }
    let stride = (1...max(1, labels.count)).first(where: isFree) ?? 1
    return labels.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }

  /// Leaves out labels that would stand in each other.
  private func thinned(_ labels: [Label], _ style: LayoutStyle) -> [Label] {
    let places = labels.map(\.point.y)
    let least = zip(places, places.dropFirst()).map { abs($1 - $0) }.min() ?? .infinity
    let stride = max(1, Int((style.lineHeight * 0.85 / max(least, 0.1)).rounded(.up)))
    return labels.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

extension AxisItem {
  fileprivate var isLine: Bool { if case .line = kind { true } else { false } }

  fileprivate var isLabel: Bool { if case .label = kind { true } else { false } }

  /// In points.
  fileprivate var tickLength: CGFloat {
    if case .tick(let length) = kind { length ?? 4 } else { 0 }
  }
}

/// The looks and sizes that follow from the surroundings of a chart.
struct LayoutStyle {
  let words: Words
  let typeSize: DynamicTypeSize
  let labelStyle = AnyShapeStyle(Color.secondary)
  let lineStyle = AnyShapeStyle(Color.gray.opacity(0.35))

  /// How tall a line of labels is, in points.
  var lineHeight: CGFloat { (typeSize.points(of: .caption2) * 1.27).rounded(.up) }

  /// Returns about how wide a label is, in points.
  func width(of content: ChartLayout.Label.Content, _ font: Font) -> CGFloat {
    guard case .text(let words, let text) = content else { return 34 }
    return LabelWidth.of(words, points: points(of: text.allRuns.first?.style.font ?? font))
  }

  /// Returns the size of letters in points.
  func points(of font: Font) -> CGFloat {
    font.points * typeSize.points(of: .caption2) / DynamicTypeSize.large.points(of: .caption2)
  }
}
