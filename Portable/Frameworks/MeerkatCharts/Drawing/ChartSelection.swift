import MeerkatViews

/// Notices where a finger is in the plot, for the app's selections.
struct ChartSelection: View {
  let layout: ChartLayout
  let options: ChartOptions

  private var isNeeded: Bool {
    options.xSelection != nil || options.ySelection != nil || options.angleSelection != nil
  }

  var body: some View {
    if isNeeded {
      Color.clear
        .contentShape(Rectangle())
        .frame(width: layout.plot.width, height: layout.plot.height)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select($0.location) }
            .onEnded { _ in select(nil) }
        )
        .offset(x: layout.plot.minX, y: layout.plot.minY)
        .accessibilityLabel("Chart")
    }
  }

  private func select(_ point: CGPoint?) {
    let geometry = layout.geometry
    options.xSelection?(point.flatMap { geometry.x.datum(at: $0.x) })
    options.ySelection?(point.flatMap { geometry.y.datum(at: $0.y) })
    guard let selectAngle = options.angleSelection else { return }
    let sectors = Sectors(geometry.model.items.map(\.mark), in: geometry.size)
    selectAngle(point.map { .number(sectors.value(at: $0)) })
  }
}
