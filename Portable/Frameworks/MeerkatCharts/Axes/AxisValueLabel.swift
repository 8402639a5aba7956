public import MeerkatViews

/// A label at a value of an axis.
///
/// Like Swift Charts' `AxisValueLabel`.
nonisolated public struct AxisValueLabel<Content: View>: AxisItemSource {
  private var item: AxisItem

  private init(
    _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?, _ horizontal: CGFloat?,
    _ vertical: CGFloat?
  ) {
    let label = AxisLabel(
      content: content, anchor: anchor, horizontalSpacing: horizontal, verticalSpacing: vertical)
    item = AxisItem(kind: .label(label), isCentered: centered)
  }

  /// Creates a label of a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = content()
    let text = view as? Text
    self.init(
      text.map { .text($0) } ?? .view(AnyView(view)), centered, anchor, horizontalSpacing,
      verticalSpacing)
  }

  @MainActor func addItems(to items: inout [AxisItem]) { items.append(item) }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label of the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.usual, centered, anchor, horizontalSpacing, verticalSpacing)
  }

  /// Creates a label of the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format { datum in datum.value(as: Format.FormatInput.self).map { format.format($0) } },
      centered, anchor, horizontalSpacing, verticalSpacing)
  }

  /// Creates a label of a text.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.text(Text(titleKey)), centered, anchor, horizontalSpacing, verticalSpacing)
  }
}

/// What becomes of labels that would touch each other.
///
/// Like Swift Charts' `AxisValueLabelCollisionResolution`.
public enum AxisValueLabelCollisionResolution: Hashable, Sendable {
  case automatic, disabled, truncate, greedy

  /// Leaves out labels nearer than a distance in points.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .automatic }
}

/// The direction in which a label is written.
///
/// Like Swift Charts' `AxisValueLabelOrientation`; labels are always horizontal here.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}
