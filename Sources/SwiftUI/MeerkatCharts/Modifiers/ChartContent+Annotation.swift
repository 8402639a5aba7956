public import Foundation
public import MeerkatViews

extension ChartContent {
  /// Shows a view at each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, .automatic, AnyView(content()))
  }

  /// Shows a view at each mark, and moves it into the chart where it would reach out.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, overflowResolution, AnyView(content()))
  }

  private nonisolated func annotation(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: AnyView
  ) -> ChangedMarks<Self> {
    let annotation = Annotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow,
      content: content)
    return with { $0.look.annotations.append(annotation) }
  }
}
