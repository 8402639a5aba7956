import MeerkatTesting
import MeerkatViews

/// Lays out a button: its label, with padding if the button has a border.
struct ButtonRule: LayoutRule {
  unowned let button: ButtonElement
  let styles: InheritedStyles

  static let minHeight: CGFloat = 36
  static let padding = CGSize(width: 14, height: 7)
  /// The room that the sign of a way to another screen takes at the end of a row.
  static let chevronRoom: CGFloat = 17.5

  /// The padding around the label.
  private struct Border {
    var padding = CGSize.zero
    var minHeight: CGFloat = 0
    var trailing: CGFloat = 0
    var fillsWidth = false
  }

  @MainActor private var border: Border {
    let inherited = styles.style(of: button)
    if button.container is AlertElement {
      return Border(padding: CGSize(width: 12, height: 6), minHeight: 46, fillsWidth: true)
    }
    if button.isRow {
      return Border(trailing: button.isLink ? ButtonRule.chevronRoom : 0, fillsWidth: true)
    }
    let minHeight: CGFloat = inherited.isInBar ? 44 : 0
    guard button.hasBorder else { return Border(minHeight: minHeight) }
    return Border(padding: ButtonRule.padding, minHeight: max(minHeight, ButtonRule.minHeight))
  }

  @MainActor private func row(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode], _ border: Border
  ) -> PartsInRow {
    PartsInRow(
      parts: parts,
      proposal: proposal.less(
        2 * border.padding.width + border.trailing, 2 * border.padding.height))
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let border = border
    let inside = row(proposal, parts, border).size
    let width = inside.width + 2 * border.padding.width + border.trailing
    return CGSize(
      width: border.fillsWidth ? max(width, proposal.width ?? width) : width,
      height: max(border.minHeight, inside.height + 2 * border.padding.height))
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let border = border
    let row = row(proposal, parts, border)
    let isRow = button.isRow
    let free = size.width - border.trailing - row.size.width
    return row.placements(at: CGPoint(x: isRow ? 0 : free / 2, y: 0), height: size.height)
  }
}

extension ButtonElement {
  /// Whether the button stands on a background of its own.
  var hasBorder: Bool { (look == .bordered || look == .borderedProminent) && !isRow }
}

/// Lays out a switch: the label at the leading edge, the switch at the trailing edge.
struct ToggleRule: LayoutRule {
  unowned let toggle: ToggleElement

  static let switchSize = CGSize(width: 48, height: 28)
  private static let gap: CGFloat = 16
  /// How far the switch reaches above and below its place.
  static let overlap: CGFloat = 2

  func parts(of element: Element) -> [Element] { toggle.isLabelHidden ? [] : toggle.children }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.less(ToggleRule.switchSize.width + ToggleRule.gap, 0)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let height = ToggleRule.switchSize.height - 2 * ToggleRule.overlap
    guard !parts.isEmpty else { return CGSize(width: ToggleRule.switchSize.width, height: height) }
    let label = PartsInRow(parts: parts, proposal: inner(proposal)).size
    let least = label.width + ToggleRule.gap + ToggleRule.switchSize.width
    return CGSize(width: max(least, proposal.width ?? least), height: max(height, label.height))
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInRow(parts: parts, proposal: inner(proposal)).placements(at: .zero, height: size.height)
  }
}

/// Lays out a symbol with a title.
struct LabelRule: LayoutRule {
  unowned let label: LabelElement
  let styles: InheritedStyles

  func parts(of element: Element) -> [Element] {
    switch label.parts {
    case .automatic where styles.style(of: label).isInBar && !label.iconElements.isEmpty:
      label.iconElements
    case .automatic, .titleAndIcon: label.iconElements + label.titleElements
    case .titleOnly: label.titleElements
    case .iconOnly: label.iconElements
    }
  }

  /// The width in which symbols of rows stand, so that titles begin at the same place.
  @MainActor private var iconWidth: CGFloat? {
    let inherited = styles.style(of: label)
    return inherited.isInRow ? inherited.font.size * 1.5 : nil
  }

  @MainActor private func row(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> PartsInRow {
    let gap = styles.style(of: label).font.size / 2
    return PartsInRow(parts: parts, proposal: proposal, gap: gap)
  }

  /// By how much the symbol's place is wider than the symbol.
  @MainActor private func extra(_ parts: [LayoutNode]) -> CGFloat {
    guard let iconWidth, let icon = parts.first, parts.count > 1,
      label.iconElements.first === icon.element
    else { return 0 }
    return max(0, iconWidth - icon.size(.unspecified).width)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let extra = extra(parts)
    var size = row(proposal.less(extra, 0), parts).size
    size.width += extra
    return size
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let extra = extra(parts)
    var placements = row(proposal.less(extra, 0), parts).placements(at: .zero, height: size.height)
    for index in placements.indices {
      placements[index].origin.x += index == 0 ? extra / 2 : extra
    }
    return placements
  }
}

/// Lays out progress: a label above a bar, or a wheel above a label.
struct ProgressRule: LayoutRule {
  unowned let progress: ProgressElement

  static let wheel: CGFloat = 20
  static let bar: CGFloat = 6
  private static let gap: CGFloat = 8

  func parts(of element: Element) -> [Element] { progress.isLabelHidden ? [] : progress.children }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let label = PartsInRow(parts: parts, proposal: label(proposal)).size
    let gap = label.height > 0 ? ProgressRule.gap : 0
    guard progress.fraction != nil else {
      return CGSize(
        width: max(ProgressRule.wheel, label.width),
        height: ProgressRule.wheel + gap + label.height)
    }
    let width = proposal.width ?? max(200, label.width)
    return CGSize(width: width, height: label.height + gap + ProgressRule.bar)
  }

  private func label(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let row = PartsInRow(parts: parts, proposal: label(proposal))
    guard progress.fraction == nil else {
      return row.placements(at: .zero, height: row.size.height)
    }
    let x = (size.width - row.size.width) / 2
    let y = ProgressRule.wheel + ProgressRule.gap
    return row.placements(at: CGPoint(x: x, y: y), height: row.size.height)
  }
}

/// Lays out a button that opens a menu, with an indicator after its label.
struct MenuRule: LayoutRule {
  unowned let menu: MenuElement
  let styles: InheritedStyles

  func parts(of element: Element) -> [Element] { menu.labelElements }

  /// The room that the sign takes; a symbol in a bar needs none.
  @MainActor var signRoom: CGFloat {
    let isSymbol = menu.labelElements.allSatisfy { !($0.unwrapped is TextElement) }
    return isSymbol && styles.style(of: menu).isInBar ? 0 : 16
  }

  @MainActor private var padding: CGSize {
    menu.look == .bordered || menu.look == .borderedProminent ? ButtonRule.padding : .zero
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let padding = padding
    let offer = proposal.less(2 * padding.width + signRoom, 2 * padding.height)
    let label = PartsInRow(parts: parts, proposal: offer).size
    let least: CGFloat =
      styles.style(of: menu).isInBar ? 44 : padding == .zero ? 0 : ButtonRule.minHeight
    return CGSize(
      width: label.width + 2 * padding.width + signRoom,
      height: max(least, label.height + 2 * padding.height))
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let padding = padding
    let offer = proposal.less(2 * padding.width + signRoom, 2 * padding.height)
    return PartsInRow(parts: parts, proposal: offer)
      .placements(at: CGPoint(x: padding.width, y: 0), height: size.height)
  }
}
