import MeerkatViews

/// Draws the marks of a chart into the plot.
struct MarkPainter {
  let geometry: PlotGeometry

  private var model: ChartModel { geometry.model }

  /// What belongs to one line or area.
  private struct Series: Hashable {
    let kind: Mark.Kind
    let keys: [Datum?]

    init(_ mark: Mark) {
      kind = mark.kind
      keys = [
        mark.series, mark.look.foregroundKey?.start, mark.look.symbolKey?.start,
        mark.look.lineStyleKey?.start,
      ]
    }
  }

  /// What is drawn at once: a mark, or all marks of a line or area.
  private struct Layer {
    var items: [ChartModel.Item]
    let zIndex: Double
  }

  /// Areas of the same look, which are drawn as one.
  private struct Batch {
    var path = Path()
    var style: AnyShapeStyle
    var opacity: Double
  }

  func draw(in context: GraphicsContext) {
    var batch: Batch?
    for layer in layers() {
      guard let first = layer.items.first else { continue }
      switch first.mark.kind {
      case .line, .area, .rule:
        flush(&batch, context)
        drawLines(layer.items, in: context)
      case .bar, .rectangle:
        guard let rect = geometry.rect(of: first) else { continue }
        let radius = min(first.mark.look.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
        add(Path(roundedRect: rect, cornerRadius: radius), first.mark, to: &batch, context)
      case .point:
        guard first.mark.look.symbolView == nil, let path = symbol(of: first.mark) else { continue }
        add(path, first.mark, to: &batch, context)
      case .sector: break
      }
    }
    flush(&batch, context)
    let sectors = Sectors(model.items.map(\.mark), in: geometry.size)
    for sector in sectors.all {
      context.fill(
        sectors.path(of: sector), with: shading(of: sector.mark, sector.mark.look.opacity))
    }
  }

  private func layers() -> [Layer] {
    var layers: [Layer] = []
    var series: [Series: Int] = [:]
    for item in model.items {
      let mark = item.mark
      if mark.kind == .line || mark.kind == .area {
        let key = Series(mark)
        if let position = series[key] {
          layers[position].items.append(item)
          continue
        }
        series[key] = layers.count
      }
      layers.append(Layer(items: [item], zIndex: mark.look.zIndex ?? 0))
    }
    guard layers.contains(where: { $0.zIndex != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  // MARK: Areas

  private func shading(of mark: Mark, _ opacity: Double) -> GraphicsContext.Shading {
    let style = model.styles.style(of: mark)
    return opacity == 1 ? .style(style) : .style(AnyShapeStyle(style.opacity(opacity)))
  }

  private func add(_ path: Path, _ mark: Mark, to batch: inout Batch?, _ context: GraphicsContext) {
    let style = model.styles.style(of: mark)
    let opacity = mark.look.opacity
    if let known = batch, known.style.paint == style.paint, known.opacity == opacity, opacity == 1,
      !style.paint.isGradient
    {
      batch?.path.addPath(path)
    } else {
      flush(&batch, context)
      batch = Batch(path: path, style: style, opacity: opacity)
    }
  }

  private func flush(_ batch: inout Batch?, _ context: GraphicsContext) {
    guard let full = batch else { return }
    let style = full.opacity == 1 ? full.style : AnyShapeStyle(full.style.opacity(full.opacity))
    context.fill(full.path, with: .style(style))
    batch = nil
  }

  /// Returns the symbol of a point, at its place.
  private func symbol(of mark: Mark) -> Path? {
    guard let point = geometry.point(of: mark) else { return nil }
    let shape = model.styles.symbol(of: mark) ?? BasicChartSymbolShape(.circle)
    // The area of a circle counts, of all shapes.
    let side = (model.styles.symbolSize(of: mark) * 4 / .pi).squareRoot()
    return shape.path(
      in: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
  }

  // MARK: Lines

  private func drawLines(_ items: [ChartModel.Item], in context: GraphicsContext) {
    guard let mark = items.first?.mark else { return }
    switch mark.kind {
    case .area: drawArea(items, mark, in: context)
    case .rule:
      guard let ends = geometry.ends(of: mark) else { return }
      let path = Path {
        $0.move(to: ends.start)
        $0.addLine(to: ends.end)
      }
      context.stroke(
        path, with: shading(of: mark, mark.look.opacity),
        style: model.styles.stroke(of: mark, width: 1))
    default: drawLine(items, mark, in: context)
    }
  }

  private func drawLine(_ items: [ChartModel.Item], _ mark: Mark, in context: GraphicsContext) {
    let points = items.compactMap { geometry.point(of: $0.mark) }
    guard let first = points.first else { return }
    let path = Path {
      $0.move(to: first)
      $0.addCurve(through: points, mark.look.interpolation ?? .linear)
    }
    let shading = shading(of: mark, mark.look.opacity)
    context.stroke(path, with: shading, style: model.styles.stroke(of: mark, width: 2))
    var symbols = Path()
    for item in items
    where model.styles.symbol(of: item.mark) != nil && item.mark.look.symbolView == nil {
      if let symbol = symbol(of: item.mark) { symbols.addPath(symbol) }
    }
    if !symbols.isEmpty { context.fill(symbols, with: shading) }
  }

  private func drawArea(_ items: [ChartModel.Item], _ mark: Mark, in context: GraphicsContext) {
    let edges = items.compactMap { geometry.edges(of: $0) }
    let ends = edges.map(\.end)
    let starts = edges.reversed().map(\.start)
    guard let first = ends.first, let last = starts.first else { return }
    let method = mark.look.interpolation ?? .linear
    let path = Path {
      $0.move(to: first)
      $0.addCurve(through: ends, method)
      $0.addLine(to: last)
      $0.addCurve(through: starts, method.reversed)
      $0.closeSubpath()
    }
    context.fill(path, with: shading(of: mark, mark.look.opacity))
  }
}

extension InterpolationMethod {
  /// The method for the way back.
  fileprivate var reversed: InterpolationMethod {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
