import MeerkatViews

/// A chart with its titles and its legend around it.
struct ChartBody: View {
  let model: ChartModel
  let options: ChartOptions
  let style: LayoutStyle

  var body: some View {
    let legend = LegendPlan(model, options)
    let marks = GeometryReader { proxy in
      ChartParts(model: model, options: options, style: style, size: proxy.size)
    }
    .frame(idealHeight: 200, maxHeight: .infinity)
    // A frame around all keeps the chart as large as its place.
    return Titled(options: options, plan: model) {
      if let legend {
        legend.arranged(around: marks)
      } else {
        marks
      }
    }
  }
}

/// The titles of the axes around the rest of a chart.
private struct Titled<Content: View>: View {
  let options: ChartOptions
  let plan: ChartModel
  @ViewBuilder let content: Content

  var body: some View {
    let y = options.y.label
    let x = options.x.label
    VStack(spacing: 4) {
      if let y, y.isAbove { title(y, .trailing) }
      if let x, x.position == .top { title(x, .center) }
      HStack(spacing: 4) {
        if let y, y.position == .leading { upright(y) }
        content
        if let y, y.position == .trailing { upright(y) }
      }
      if let x, x.position != .top { title(x, .center) }
      if let y, y.position == .bottom { title(y, .trailing) }
    }
  }

  private func title(_ title: AxisTitle, _ usual: Alignment) -> some View {
    let alignment: Alignment =
      title.position == .topLeading || title.position == .bottomLeading ? .leading : usual
    return title.content.font(.caption).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: title.alignment ?? alignment)
  }

  private func upright(_ title: AxisTitle) -> some View {
    title.content.font(.caption).foregroundStyle(.secondary).fixedSize()
      .rotationEffect(.degrees(title.position == .leading ? -90 : 90))
      .frame(width: style * 1.3)
  }

  private var style: CGFloat { 12 }
}

extension AxisTitle {
  fileprivate var isAbove: Bool { ![.leading, .trailing, .bottom].contains(position) }
}

/// The parts of a chart in a known size: lines, marks, labels, and what the app adds.
struct ChartParts: View {
  let model: ChartModel
  let options: ChartOptions
  let style: LayoutStyle
  let size: CGSize

  var body: some View {
    let layout = ChartLayout(model, options, in: size, style)
    let proxy = ChartProxy(plot: layout.plot, x: layout.geometry.x, y: layout.geometry.y)
    ZStack(alignment: .topLeading) {
      layers(options.backgrounds, proxy)
      ZStack(alignment: .topLeading) {
        if let plotStyle = options.plotStyle {
          plotStyle(ChartPlotContent())
            .frame(width: layout.plot.width, height: layout.plot.height)
            .offset(x: layout.plot.minX, y: layout.plot.minY)
        }
        if layout.hiddenLength > 0 {
          ScrollView(.horizontal, showsIndicators: false) {
            ZStack(alignment: .topLeading) {
              canvas(layout, .scrolled, width: layout.plot.maxX + layout.hiddenLength)
              ChartAnnotations(layout: layout, part: .scrolled)
            }
          }
          .frame(width: layout.plot.maxX, height: size.height)
          canvas(layout, .still, width: size.width).allowsHitTesting(false)
          ChartAnnotations(layout: layout, part: .still)
        } else {
          canvas(layout, .all, width: size.width)
          ChartAnnotations(layout: layout, part: .all)
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .accessibilityHidden(true)
      .readable(as: model.table(style.words))
      ChartSelection(layout: layout, options: options)
      layers(options.overlays, proxy)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// What is drawn may reach a little out of the chart: points at its edges do.
  private func canvas(
    _ layout: ChartLayout, _ part: ChartCanvas.Part, width: CGFloat
  ) -> some View {
    let bleed = ChartCanvas.bleed
    return ChartCanvas(layout: layout, part: part)
      .frame(width: width + 2 * bleed, height: size.height + 2 * bleed)
      .offset(x: -bleed, y: -bleed)
      .frame(width: width, height: size.height, alignment: .topLeading)
  }

  @ViewBuilder private func layers(
    _ layers: [ChartOptions.Layer], _ proxy: ChartProxy
  ) -> some View {
    ForEach(layers.indices, id: \.self) { index in
      layers[index].content(proxy)
        .frame(width: size.width, height: size.height, alignment: layers[index].alignment)
    }
  }
}
