import MeerkatViews

/// Lays out a picker.
///
/// The menu style shows `Sort: Name ▾`; the segmented style, `○ Day  ● Week`; the inline style, one
/// option per line.
struct PickerRule: LayoutRule {
  unowned let picker: PickerElement

  func parts(of element: Element) -> [Element] { [] }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let text = PickerRule.wrapped(picker, width: proposal.width)
    return CGSize(width: text.width, height: text.lines.count)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] { [] }

  /// The lines of a choice in a width, in cells.
  @MainActor static func wrapped(_ picker: PickerElement, width: CGFloat?) -> WrappedText {
    let columns = width.flatMap { $0.isFinite ? max(1, Int($0)) : nil }
    let text = text(of: picker)
    return WrappedText(picker.isEnabledNow ? text : "(\(text))", width: columns)
  }

  @MainActor private static func text(of picker: PickerElement) -> String {
    let title = picker.isLabelHidden ? "" : picker.title
    switch picker.look {
    case .menu:
      let chosen = picker.selectedPosition.map { picker.options[$0].title } ?? "–"
      return (title.isEmpty ? "" : title + ": ") + chosen + " ▾"
    case .segmented: return marked(picker).joined(separator: "  ")
    case .inline: return ((title.isEmpty ? [] : [title]) + marked(picker)).joined(separator: "\n")
    }
  }

  @MainActor private static func marked(_ picker: PickerElement) -> [String] {
    let chosen = picker.selectedPosition
    return picker.options.enumerated().map { position, option in
      (position == chosen ? "● " : "○ ") + option.title
    }
  }
}
