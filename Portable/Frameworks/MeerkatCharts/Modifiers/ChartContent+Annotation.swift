public import MeerkatViews

extension ChartContent {
  /// Shows a view at each mark, and moves it into the chart where it would reach out, if need be.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let annotation = Annotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
      content: AnyView(content()))
    return with { $0.look.annotations.append(annotation) }
  }
}
