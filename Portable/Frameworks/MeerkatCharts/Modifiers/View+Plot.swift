public import MeerkatViews

extension View {
  /// Changes the plot of charts, such as its background.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Shows a view in front of charts.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.overlays.append(layer) }
  }

  /// Shows a view behind charts.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartOptions.Layer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.backgrounds.append(layer) }
  }
}
