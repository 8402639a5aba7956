public import MeerkatViews

extension View {
  /// Gives the x axis of charts a title.
  @TextForms(resource: false, text: true)
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Gives the x axis of charts a view as its title.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.x.label = title }
  }
}

extension View {
  /// Gives the y axis of charts a title.
  @TextForms(resource: false, text: true)
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Gives the y axis of charts a view as its title.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.y.label = title }
  }
}
