import MeerkatViews

/// Lays out a label in a row, between what is drawn before and after it.
@MainActor
protocol LabelledRule: LayoutRule {
  /// The cells before the label, and those behind it.
  var border: (start: CGFloat, end: CGFloat) { get }
  var leastHeight: CGFloat { get }
}

extension LabelledRule {
  var leastHeight: CGFloat { 0 }

  fileprivate func row(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> PartsInRow {
    PartsInRow(parts: parts, proposal: proposal.less(border.start + border.end, 0), isInCells: true)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let label = row(proposal, parts).size
    return CGSize(
      width: label.width + border.start + border.end, height: max(leastHeight, label.height))
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    row(proposal, parts).placements(at: CGPoint(x: border.start, y: 0))
  }
}

/// Lays out a button: a simple label is in brackets. `[Save]`
struct ButtonRule: LabelledRule {
  unowned let button: ButtonElement

  var border: (start: CGFloat, end: CGFloat) { button.isBracketed ? (1, 1) : (0, 0) }
}

/// Lays out a button that opens a menu. `[Sort ▾]`
struct MenuRule: LabelledRule {
  unowned let menu: MenuElement

  var border: (start: CGFloat, end: CGFloat) { (1, 3) }
  var leastHeight: CGFloat { 1 }

  func parts(of element: Element) -> [Element] { menu.labelElements }
}

/// Lays out a switch: the label at the leading edge, the box at the trailing edge. `Wi-Fi    [x]`
struct ToggleRule: LabelledRule {
  unowned let toggle: ToggleElement

  private static let boxWidth: CGFloat = 3

  var border: (start: CGFloat, end: CGFloat) { (0, 1 + ToggleRule.boxWidth) }

  func parts(of element: Element) -> [Element] { toggle.isLabelHidden ? [] : toggle.children }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    guard !parts.isEmpty else { return CGSize(width: ToggleRule.boxWidth, height: 1) }
    let label = row(proposal, parts).size
    let least = label.width + border.end
    return CGSize(width: max(least, proposal.width ?? least), height: max(1, label.height))
  }
}

/// Lays out a symbol with a title. `★ Favourites`
struct LabelRule: LabelledRule {
  unowned let label: LabelElement

  var border: (start: CGFloat, end: CGFloat) { (0, 0) }

  func parts(of element: Element) -> [Element] {
    switch label.parts {
    case .automatic, .titleAndIcon: label.iconElements + label.titleElements
    case .titleOnly: label.titleElements
    case .iconOnly: label.iconElements
    }
  }
}

/// Lays out progress: the label and the state. `Loading [#####-----] 50%`, `◌ Loading`
struct ProgressRule: LabelledRule {
  unowned let progress: ProgressElement

  /// The cells of the bar between its brackets.
  private static let barWidth = 10

  /// What stands for the progress itself.
  static func bar(_ progress: ProgressElement) -> String {
    guard let fraction = progress.fraction else { return "◌" }
    let part = min(max(fraction, 0), 1)
    let done = Int((part * Double(barWidth)).rounded())
    return "[" + String(repeating: "#", count: done)
      + String(repeating: "-", count: barWidth - done) + "] \(Int((part * 100).rounded()))%"
  }

  private var barCells: CGFloat { CGFloat(ProgressRule.bar(progress).cells) }

  var border: (start: CGFloat, end: CGFloat) {
    progress.fraction == nil ? (barCells + 1, 0) : (0, barCells + 1)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    guard !parts.isEmpty else { return CGSize(width: barCells, height: 1) }
    let label = row(proposal, parts).size
    return CGSize(width: label.width + 1 + barCells, height: max(1, label.height))
  }
}
