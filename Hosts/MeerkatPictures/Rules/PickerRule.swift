import MeerkatTesting
import MeerkatViews

/// Lays out a picker.
///
/// The menu style shows the label and the selected option; the segmented style, all options side by
/// side; the inline style, all options below each other.
struct PickerRule: LayoutRule {
  unowned let picker: PickerElement
  let styles: InheritedStyles

  static let segmentInset: CGFloat = 2
  private static let segmentHeight: CGFloat = 32
  static let optionHeight: CGFloat = 44
  /// The room before and behind the chosen option.
  private static let field = (leading: CGFloat(12), trailing: CGFloat(28))
  private static let rowField = (leading: CGFloat(12), trailing: CGFloat(20))
  private static let gap: CGFloat = 12
  /// The room for the sign of the chosen option.
  private static let checkRoom: CGFloat = 38

  func parts(of element: Element) -> [Element] {
    let labels = picker.isLabelHidden || picker.look == .segmented ? [] : picker.labelElements
    return labels + (picker.look == .menu ? [] : picker.options.map(\.element))
  }

  /// The parts of the label, and those for the options.
  @MainActor private func split(_ parts: [LayoutNode]) -> (
    labels: [LayoutNode], options: [LayoutNode]
  ) {
    let count = picker.look == .menu ? parts.count : parts.count - picker.options.count
    return (Array(parts.prefix(count)), Array(parts.dropFirst(count)))
  }

  /// The size of the chosen option with what is around it.
  @MainActor var fieldSize: CGSize {
    let inherited = styles.style(of: picker)
    let around = inherited.isInRow ? PickerRule.rowField : PickerRule.field
    let width = inherited.font.width(of: picker.chosenTitle) + around.leading + around.trailing
    return CGSize(width: width, height: inherited.isInRow ? 24 : ButtonRule.minHeight)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let (labels, options) = split(parts)
    let offered = proposal.width
    switch picker.look {
    case .menu:
      let field = fieldSize
      let label = PartsInRow(parts: labels, proposal: inner(proposal)).size
      let least = field.width + (labels.isEmpty ? 0 : label.width + PickerRule.gap)
      let isWide = styles.style(of: picker).isInRow || !labels.isEmpty
      return CGSize(
        width: isWide ? max(least, offered ?? least) : least,
        height: max(field.height, label.height))
    case .segmented:
      let widest = options.map { $0.size(.unspecified).width + 20 }.max() ?? 0
      let least = widest * CGFloat(options.count) + 2 * PickerRule.segmentInset
      return CGSize(
        width: offered ?? least, height: PickerRule.segmentHeight + 2 * PickerRule.segmentInset)
    case .inline:
      let label = PartsInRow(parts: labels, proposal: proposal).size
      let widest = options.map { $0.size(.unspecified).width }.max() ?? 0
      let heading = labels.isEmpty ? 0 : label.height + 8
      return CGSize(
        width: offered ?? max(label.width, widest + PickerRule.checkRoom),
        height: heading + CGFloat(options.count) * PickerRule.optionHeight)
    }
  }

  @MainActor private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - fieldSize.width - PickerRule.gap) }, height: nil)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let (labels, options) = split(parts)
    switch picker.look {
    case .menu:
      return PartsInRow(parts: labels, proposal: inner(proposal))
        .placements(at: .zero, height: size.height)
    case .segmented:
      let width = (size.width - 2 * PickerRule.segmentInset) / CGFloat(max(1, options.count))
      let offer = ProposedViewSize(width: max(0, width - 8), height: PickerRule.segmentHeight)
      return options.enumerated().map { index, option in
        let inside = option.size(offer)
        let x = PickerRule.segmentInset + width * (CGFloat(index) + 0.5) - inside.width / 2
        return LayoutNode.Placement(CGPoint(x: x, y: (size.height - inside.height) / 2), offer)
      }
    case .inline:
      let row = PartsInRow(parts: labels, proposal: proposal)
      let heading = labels.isEmpty ? 0 : row.size.height + 8
      let offer = ProposedViewSize(
        width: max(0, size.width - PickerRule.checkRoom), height: PickerRule.optionHeight)
      return row.placements(at: .zero, height: heading)
        + options.enumerated().map { index, option in
          let top = heading + CGFloat(index) * PickerRule.optionHeight
          let y = top + (PickerRule.optionHeight - option.size(offer).height) / 2
          return LayoutNode.Placement(CGPoint(x: 0, y: y), offer)
        }
    }
  }
}

extension PickerElement {
  /// The words of the chosen option.
  var chosenTitle: String { selectedPosition.map { options[$0].title } ?? "" }
}
