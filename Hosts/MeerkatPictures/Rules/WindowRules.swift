import MeerkatViews
import MeerkatTesting

extension Element {
  /// Where the element, a layer above a window's screens, stands.
  func layerOrigin(_ size: CGSize, in window: CGSize) -> CGPoint {
    let free = CGSize(width: window.width - size.width, height: window.height - size.height)
    let isInMiddle =
      window.width >= CGFloat(DesignLength.roomyWidth)
      || (self as? PresentationElement)?.kind == .popover || (self as? AlertElement)?.kind == .alert
    let distance: CGFloat = self is AlertElement ? 12 : 0
    return CGPoint(x: free.width / 2, y: isInMiddle ? free.height / 2 : free.height - distance)
  }
}

/// Lays out a sheet, a cover or a popover.
struct PresentationRule: LayoutRule {
  unowned let presentation: PresentationElement

  @MainActor private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width else { return proposal }
    let isRoomy = width >= CGFloat(DesignLength.roomyWidth)
    switch presentation.kind {
    case .fullScreenCover: return proposal
    case .popover:
      return ProposedViewSize(width: min(384, width - 32), height: nil)
    case .inspector where presentation.isBeside:
      return ProposedViewSize(width: 320, height: proposal.height)
    case .sheet, .inspector:
      guard let height = proposal.height else {
        return ProposedViewSize(width: isRoomy ? min(576, width - 64) : width, height: nil)
      }
      let most = isRoomy ? 0.84 * height : height - CGFloat(DesignLength.sheetDistance)
      let usual = isRoomy ? min(704, most) : most
      let rest = presentation.restingDetent?.points(in: height)
      return ProposedViewSize(
        width: isRoomy ? min(576, width - 64) : width,
        height: max(0, rest.map { min($0, most) } ?? usual))
    }
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let room = room(proposal)
    return room.replacingUnspecifiedDimensions(by: PartsInMiddle(parts: parts, proposal: room).size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    PartsInMiddle(parts: parts, proposal: room(proposal))
      .placements(in: CGRect(origin: .zero, size: size))
  }
}

extension PresentationDetent {
  /// The height of a sheet in a window of a height; nil for the usual one.
  fileprivate func points(in height: CGFloat) -> CGFloat? {
    switch kind {
    case .large: nil
    case .medium: height / 2
    case .fraction(let fraction): height * max(0, min(1, fraction))
    case .height(let points): max(0, points)
    }
  }
}

/// Lays out an alert: its title, its message and its buttons.
struct AlertRule: LayoutRule {
  unowned let alert: AlertElement
  let styles: InheritedStyles

  static let insets = EdgeInsets(top: 22, leading: 16, bottom: 16, trailing: 16)
  private static let gap: CGFloat = 4
  private static let actionGap: CGFloat = 8
  private static let leastButton: CGFloat = 112

  @MainActor private func width(_ proposal: ProposedViewSize) -> CGFloat {
    min(320, max(160, (proposal.width ?? .infinity) - 48))
  }

  /// Returns the lines of the title.
  @MainActor func title(width: CGFloat) -> TextLines? {
    guard alert.isTitleVisible, !alert.title.isEmpty else { return nil }
    var font = styles.style(of: alert).font
    font.weight = 600
    let room = width - AlertRule.insets.leading - AlertRule.insets.trailing
    return TextLines(alert.title, font, width: room, limit: nil)
  }

  /// Where all is, and how high the whole is.
  @MainActor private func layout(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode]
  ) -> (placements: [LayoutNode.Placement], size: CGSize) {
    let width = width(proposal)
    let room = width - AlertRule.insets.leading - AlertRule.insets.trailing
    var y = AlertRule.insets.top
    if let title = title(width: width) {
      y += CGFloat(title.lines.count) * (title.runs.first?.font.lineHeight ?? 0)
    }
    var placements: [LayoutNode.Placement] = []
    let messages = alert.messageElements.count
    for part in parts.prefix(messages) {
      let offer = ProposedViewSize(width: room, height: nil)
      let size = part.size(offer)
      y += AlertRule.gap
      placements.append(.init(CGPoint(x: (width - size.width) / 2, y: y), offer))
      y += size.height
    }
    y += AlertRule.gap + 16
    for line in lines(Array(parts.dropFirst(messages)), room) {
      let share = (room - AlertRule.actionGap * CGFloat(line.count - 1)) / CGFloat(line.count)
      let offer = ProposedViewSize(width: share, height: nil)
      var height: CGFloat = 0
      for (index, part) in line.enumerated() {
        let x = AlertRule.insets.leading + CGFloat(index) * (share + AlertRule.actionGap)
        placements.append(.init(CGPoint(x: x, y: y), offer))
        height = max(height, part.size(offer).height)
      }
      y += height + AlertRule.actionGap
    }
    y += AlertRule.insets.bottom - AlertRule.actionGap
    return (placements, CGSize(width: width, height: y))
  }

  /// Buttons stand beside each other as far as they fit.
  @MainActor private func lines(_ parts: [LayoutNode], _ room: CGFloat) -> [[LayoutNode]] {
    var lines: [[LayoutNode]] = []
    var used: CGFloat = 0
    for part in parts {
      let isButton = part.element.unwrapped is ButtonElement && alert.kind == .alert
      let width = isButton ? max(AlertRule.leastButton, part.size(.unspecified).width) : room
      if !lines.isEmpty, used + AlertRule.actionGap + width <= room {
        lines[lines.count - 1].append(part)
        used += AlertRule.actionGap + width
      } else {
        lines.append([part])
        used = width
      }
    }
    return lines
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    layout(proposal, parts).size
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] { layout(proposal, parts).placements }
}
