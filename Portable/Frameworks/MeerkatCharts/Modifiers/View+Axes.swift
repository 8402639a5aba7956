public import MeerkatViews

extension View {
  /// Shows or hides the x axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }

  /// Sets the content of the x axis of charts.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart { $0.x.content = content }
  }

  /// Shows or hides the y axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }

  /// Sets the content of the y axis of charts.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart { $0.y.content = content }
  }
}
