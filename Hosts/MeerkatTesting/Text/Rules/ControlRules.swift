import Foundation
import MeerkatViews

/// Lays out a button: a simple label is in brackets. `[Save]`
struct ButtonRule: LayoutRule {
  unowned let button: ButtonElement

  @MainActor private var border: CGFloat { button.isBracketed ? 1 : 0 }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let inside = PartsInRow(parts: parts, proposal: proposal.less(2 * border, 0)).size
    return CGSize(width: inside.width + 2 * border, height: inside.height)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInRow(parts: parts, proposal: proposal.less(2 * border, 0))
      .placements(at: CGPoint(x: border, y: 0))
  }
}

/// Lays out a switch: the label at the leading edge, the box at the trailing edge. `Wi-Fi    [x]`
struct ToggleRule: LayoutRule {
  unowned let toggle: ToggleElement

  static let boxWidth: CGFloat = 3

  func parts(of element: Element) -> [Element] { toggle.isLabelHidden ? [] : toggle.children }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    guard !parts.isEmpty else { return CGSize(width: ToggleRule.boxWidth, height: 1) }
    let label = PartsInRow(parts: parts, proposal: proposal.less(ToggleRule.boxWidth + 1, 0)).size
    let least = label.width + 1 + ToggleRule.boxWidth
    return CGSize(width: max(least, proposal.width ?? least), height: max(1, label.height))
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInRow(parts: parts, proposal: proposal.less(ToggleRule.boxWidth + 1, 0))
      .placements(at: .zero)
  }
}

/// Lays out a symbol with a title. `★ Favourites`
struct LabelRule: LayoutRule {
  unowned let label: LabelElement

  func parts(of element: Element) -> [Element] {
    switch label.parts {
    case .automatic, .titleAndIcon: label.iconElements + label.titleElements
    case .titleOnly: label.titleElements
    case .iconOnly: label.iconElements
    }
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    PartsInRow(parts: parts, proposal: proposal).size
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInRow(parts: parts, proposal: proposal).placements(at: .zero)
  }
}

/// Lays out progress: the label and the state. `Loading [#####-----] 50%`, `◌ Loading`
struct ProgressRule: LayoutRule {
  unowned let progress: ProgressElement

  /// The cells of the bar between its brackets.
  static let barWidth = 10

  /// What stands for the progress itself.
  @MainActor static func bar(_ progress: ProgressElement) -> String {
    guard let fraction = progress.fraction else { return "◌" }
    let part = min(max(fraction, 0), 1)
    let done = Int((part * Double(barWidth)).rounded())
    return "[" + String(repeating: "#", count: done)
      + String(repeating: "-", count: barWidth - done) + "] \(Int((part * 100).rounded()))%"
  }

  @MainActor private var barCells: CGFloat { CGFloat(ProgressRule.bar(progress).cells) }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    guard !parts.isEmpty else { return CGSize(width: barCells, height: 1) }
    let label = PartsInRow(parts: parts, proposal: proposal.less(barCells + 1, 0)).size
    return CGSize(width: label.width + 1 + barCells, height: max(1, label.height))
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let start = progress.fraction == nil ? barCells + 1 : 0
    return PartsInRow(parts: parts, proposal: proposal.less(barCells + 1, 0))
      .placements(at: CGPoint(x: start, y: 0))
  }
}
