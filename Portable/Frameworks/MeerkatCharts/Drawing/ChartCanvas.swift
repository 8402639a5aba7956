import MeerkatViews

/// What a chart draws itself: lines, marks and labels that are texts.
struct ChartCanvas: View {
  enum Part {
    case all
    /// What people scroll.
    case scrolled
    /// What stays where it is: the y axis.
    case still
  }

  /// How far the canvas reaches out of the chart at each edge, in points.
  static let bleed: CGFloat = 6

  let layout: ChartLayout
  let part: Part

  var body: some View {
    let painter = MarkPainter(geometry: layout.geometry)
    let plot = layout.plot
    let lines = part == .still ? [] : layout.lines
    let labels = (part == .still ? [] : layout.xLabels) + (part == .scrolled ? [] : layout.yLabels)
    let isMarked = part != .still
    let extra = part == .scrolled ? layout.hiddenLength : 0
    Canvas { context, _ in
      context.translateBy(x: ChartCanvas.bleed, y: ChartCanvas.bleed)
      for line in lines {
        let path = Path {
          $0.move(to: line.start)
          $0.addLine(
            to: CGPoint(x: line.end.x + (line.start.y == line.end.y ? extra : 0), y: line.end.y))
        }
        context.stroke(path, with: .style(line.style), style: line.stroke)
      }
      if isMarked {
        var inner = context
        inner.translateBy(x: plot.minX, y: plot.minY)
        painter.draw(in: inner)
      }
      for label in labels {
        guard case .text(_, let text) = label.content else { continue }
        context.draw(
          text.font(label.font).foregroundStyle(label.style), at: label.point,
          anchor: label.anchor)
      }
    }
  }
}
