import MeerkatViews

/// The views of a chart: annotations, symbols and labels that are more than a text.
struct ChartAnnotations: View {
  let layout: ChartLayout
  let part: ChartCanvas.Part

  /// A view with a point of it at a place.
  private struct Placed {
    let view: AnyView
    let point: CGPoint
    let anchor: UnitPoint
    /// Whether the view is moved into the chart.
    var isFit = false
  }

  var body: some View {
    let views = labels + (part == .still ? [] : annotations)
    ForEach(views.indices, id: \.self) { index in
      let placed = views[index]
      if placed.isFit {
        let part = max(0, min(1, placed.point.x / max(1, layout.size.width)))
        placed.view.fixedSize()
          .alignmentGuide(.leading) { $0.width * part }
          .frame(
            width: 0, height: 0,
            alignment: Alignment(horizontal: .leading, vertical: placed.anchor.alignment.vertical)
          )
          .offset(x: placed.point.x, y: placed.point.y)
      } else {
        placed.view.fixedSize()
          .frame(width: 0, height: 0, alignment: placed.anchor.alignment)
          .offset(x: placed.point.x, y: placed.point.y)
      }
    }
  }

  private var labels: [Placed] {
    let labels = (part == .still ? [] : layout.xLabels) + (part == .scrolled ? [] : layout.yLabels)
    return labels.compactMap { label in
      guard case .view(let view) = label.content else { return nil }
      let styled = view.font(label.font).foregroundStyle(label.style)
      return Placed(view: AnyView(styled), point: label.point, anchor: label.anchor)
    }
  }

  private var annotations: [Placed] {
    let geometry = layout.geometry
    let origin = layout.plot.origin
    let sectors = Sectors(geometry.model.items.map(\.mark), in: geometry.size)
    let middles = sectors.all.map { ($0.mark, sectors.middle(of: $0)) }
    let inSectors = middles.flatMap { mark, middle in
      mark.look.annotations.map { annotation in
        Placed(
          view: annotation.content,
          point: CGPoint(x: origin.x + middle.x, y: origin.y + middle.y), anchor: .center)
      }
    }
    return inSectors
      + geometry.model.items.filter { $0.mark.kind != .sector }.flatMap { item -> [Placed] in
        let mark = item.mark
        guard mark.look.symbolView != nil || !mark.look.annotations.isEmpty,
          let rect = geometry.target(of: item)?.offsetBy(dx: origin.x, dy: origin.y)
        else { return [] }
        let symbol = mark.look.symbolView.map {
          Placed(view: $0, point: CGPoint(x: rect.midX, y: rect.midY), anchor: .center)
        }
        return [symbol].compactMap(\.self) + mark.look.annotations.map { place($0, item, rect) }
      }
  }

  private func place(_ annotation: Annotation, _ item: ChartModel.Item, _ rect: CGRect) -> Placed {
    let anchor = annotation.position.anchor ?? item.usualAnchor
    let aside = annotation.alignment.unitPoint
    let spacing = annotation.spacing ?? 4
    if annotation.position.isOverlay {
      return Placed(view: annotation.content, point: rect.point(aside), anchor: aside)
    }
    var corner = anchor
    if anchor.x == 0.5 { corner.x = aside.x }
    if anchor.y == 0.5 { corner.y = aside.y }
    var point = rect.point(corner)
    point.x += (anchor.x - 0.5) * 2 * spacing
    point.y += (anchor.y - 0.5) * 2 * spacing
    var own = UnitPoint(
      x: anchor.x == 0.5 ? aside.x : 1 - anchor.x, y: anchor.y == 0.5 ? aside.y : 1 - anchor.y)
    if annotation.overflow.y == .fit, item.mark.kind == .rule, anchor.y == 0 {
      own.y = 0
      point.y = max(0, rect.minY)
    }
    return Placed(
      view: annotation.content, point: point, anchor: own, isFit: annotation.overflow.x == .fit)
  }
}

extension ChartModel.Item {
  /// The point of a mark that an annotation touches where the app does not say.
  fileprivate var usualAnchor: UnitPoint {
    switch mark.kind {
    case .bar where !isUpright: .trailing
    case .rule where mark.x == nil || (mark.x?.end != nil && mark.x?.unit == nil): .topTrailing
    default: .top
    }
  }
}

extension PlotGeometry {
  /// Returns the rectangle at which annotations of a mark stand.
  fileprivate func target(of item: ChartModel.Item) -> CGRect? {
    switch item.mark.kind {
    case .bar, .rectangle: return rect(of: item)
    case .rule:
      return ends(of: item.mark).map { start, end in
        CGRect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
          height: abs(end.y - start.y))
      }
    case .area:
      return edges(of: item).map { CGRect(origin: $0.end, size: .zero) }
    case .line, .point:
      guard let point = point(of: item.mark) else { return nil }
      let side = model.styles.symbolSize(of: item.mark).squareRoot()
      return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    case .sector: return nil
    }
  }
}

extension CGRect {
  fileprivate func point(_ point: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * point.x, y: minY + height * point.y)
  }
}

extension UnitPoint {
  /// The alignment with which a view has this point of it in a place.
  fileprivate var alignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center)
  }
}

extension Alignment {
  fileprivate var unitPoint: UnitPoint {
    UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
