import MeerkatViews

/// Where marks are in the plot, in points from its top left.
struct PlotGeometry {
  let model: ChartModel
  let x: PlacedScale
  let y: PlacedScale
  /// In points.
  let size: CGSize
  private let steps: CGSize

  init(_ model: ChartModel, x: PlacedScale, y: PlacedScale, size: CGSize) {
    self.model = model
    self.x = x
    self.y = y
    self.size = size
    let wide = model.items.filter { $0.mark.kind == .bar || $0.mark.kind == .rectangle }
    steps = CGSize(
      width: PlotGeometry.step(wide.compactMap { $0.mark.x?.start }, x),
      height: PlotGeometry.step(wide.compactMap { $0.mark.y?.start }, y))
  }

  /// The least distance between neighbours on an axis of numbers or dates.
  private static func step(_ datums: [Datum], _ scale: PlacedScale) -> CGFloat {
    guard scale.scale.band == nil else { return scale.length }
    let positions = datums.distinct.compactMap { scale.position($0) }.sorted()
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    return max(1, steps.min() ?? scale.length / 5)
  }

  /// The room that a value has along an axis.
  struct Room: Equatable {
    var middle: CGFloat
    var length: CGFloat
  }

  private func room(_ value: Plotted?, _ scale: PlacedScale, isX: Bool) -> Room? {
    let whole = isX ? size.width : size.height
    guard let value else { return Room(middle: whole / 2, length: whole) }
    guard let start = scale.position(value.start) else { return nil }
    if value.unit != nil, let end = value.end.flatMap({ scale.position($0) }) {
      return Room(middle: (start + end) / 2, length: abs(end - start))
    }
    let length = scale.scale.band.map { scale.length * $0 } ?? (isX ? steps.width : steps.height)
    return Room(middle: start, length: length)
  }

  /// The usual part of its room that a bar takes.
  private func share(of value: Plotted?) -> CGFloat {
    guard let value else { return 1 }
    return value.unit == nil ? 0.66 : 0.8
  }

  /// Returns the rectangle of a bar or rectangle.
  func rect(of item: ChartModel.Item) -> CGRect? {
    let rect = item.mark.kind == .bar ? bar(item) : rectangle(item.mark)
    guard var rect else { return nil }
    let offset = item.mark.look.offset
    rect.origin.x += offset.xStart
    rect.size.width = max(0, rect.width + offset.xEnd - offset.xStart)
    rect.origin.y += offset.yStart
    rect.size.height = max(0, rect.height + offset.yEnd - offset.yStart)
    return rect
  }

  private func bar(_ item: ChartModel.Item) -> CGRect? {
    let mark = item.mark
    let place = item.isUpright ? mark.x : mark.y
    let value = item.isUpright ? mark.y : mark.x
    guard let value, let span = item.span,
      var room = room(place, item.isUpright ? x : y, isX: item.isUpright)
    else { return nil }
    let scale = item.isUpright ? y : x
    guard let from = scale.position(value.start.with(span.start)),
      let to = scale.position(value.start.with(span.end))
    else { return nil }
    var usual = share(of: place)
    if let key = mark.look.positionKey, let index = model.groups.firstIndex(of: key.start) {
      let all = room.length * 0.8
      let each = all / CGFloat(model.groups.count)
      room.middle += (CGFloat(index) + 0.5) * each - all / 2
      room.length = each
      usual = 0.9
    }
    let thickness = (item.isUpright ? mark.width : mark.height)
      .length(in: room.length, automatic: room.length * usual)
    let start = room.middle - thickness / 2
    let (low, high) = (min(from, to), max(from, to))
    return item.isUpright
      ? CGRect(x: start, y: low, width: thickness, height: high - low)
      : CGRect(x: low, y: start, width: high - low, height: thickness)
  }

  private func rectangle(_ mark: Mark) -> CGRect? {
    guard let across = side(mark.x, x, mark.width, isX: true),
      let down = side(mark.y, y, mark.height, isX: false)
    else { return nil }
    return CGRect(
      x: across.middle - across.length / 2, y: down.middle - down.length / 2,
      width: across.length, height: down.length)
  }

  private func side(
    _ value: Plotted?, _ scale: PlacedScale, _ dimension: MarkDimension, isX: Bool
  ) -> Room? {
    if let value, value.unit == nil, let end = value.end {
      guard let from = scale.position(value.start), let to = scale.position(end) else { return nil }
      return Room(middle: (from + to) / 2, length: abs(to - from))
    }
    guard var room = room(value, scale, isX: isX) else { return nil }
    room.length = dimension.length(in: room.length, automatic: room.length)
    return room
  }

  /// Returns the place of a point of a line or of a symbol.
  func point(of mark: Mark) -> CGPoint? {
    let across = mark.x.map { x.position($0.middle) } ?? size.width / 2
    let down = mark.y.map { y.position($0.middle) } ?? size.height / 2
    guard let across, let down else { return nil }
    let offset = mark.look.offset
    return CGPoint(x: across + offset.xStart, y: down + offset.yStart)
  }

  /// Returns both edges of an area at a mark.
  func edges(of item: ChartModel.Item) -> (start: CGPoint, end: CGPoint)? {
    guard let span = item.span, let value = item.isUpright ? item.mark.y : item.mark.x else {
      return nil
    }
    let scale = item.isUpright ? y : x
    guard let start = scale.position(value.start.with(span.start)),
      let end = scale.position(value.start.with(span.end))
    else { return nil }
    if item.isUpright {
      guard let place = item.mark.x.flatMap({ x.position($0.middle) }) else { return nil }
      return (CGPoint(x: place, y: start), CGPoint(x: place, y: end))
    }
    guard let place = item.mark.y.flatMap({ y.position($0.middle) }) else { return nil }
    return (CGPoint(x: start, y: place), CGPoint(x: end, y: place))
  }

  /// Returns both ends of a rule.
  func ends(of mark: Mark) -> (start: CGPoint, end: CGPoint)? {
    guard let across = ends(mark.x, x, CGFloat(0)...size.width),
      let down = ends(mark.y, y, CGFloat(0)...size.height)
    else { return nil }
    let offset = mark.look.offset
    return (
      CGPoint(x: across.start + offset.xStart, y: down.start + offset.yStart),
      CGPoint(x: across.end + offset.xEnd, y: down.end + offset.yEnd)
    )
  }

  private func ends(
    _ value: Plotted?, _ scale: PlacedScale, _ whole: ClosedRange<CGFloat>
  ) -> (start: CGFloat, end: CGFloat)? {
    guard let value else { return (whole.lowerBound, whole.upperBound) }
    if value.unit == nil, let end = value.end {
      guard let from = scale.position(value.start), let to = scale.position(end) else { return nil }
      return (from, to)
    }
    return scale.position(value.middle).map { ($0, $0) }
  }
}
