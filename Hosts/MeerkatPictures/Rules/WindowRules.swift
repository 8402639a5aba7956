import MeerkatViews
import MeerkatTesting

/// Lays out the window: sheets and alerts cover what is below.
struct WindowRule: LayoutRule {
  unowned let window: WindowElement

  func parts(of element: Element) -> [Element] { window.visibleLayers }

  @MainActor private func base(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> PartsInMiddle
  {
    PartsInMiddle(parts: parts.filter { !$0.element.isLayer }, proposal: proposal)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    var size = base(proposal, parts).size
    for layer in parts where layer.element.isLayer {
      let inside = layer.size(proposal)
      size.width = max(size.width, inside.width)
      size.height = max(size.height, inside.height)
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let offer = ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
    let placed = base(proposal, parts).placements(in: CGRect(origin: .zero, size: size))
    var below = placed.makeIterator()
    return parts.map { part in
      guard part.element.isLayer else { return below.next() ?? .init(.zero, offer) }
      let inside = part.size(offer)
      let x = (size.width - inside.width) / 2
      let y: CGFloat =
        switch part.element.layerPosition(isRoomy: size.width >= CGFloat(DesignLength.roomyWidth)) {
        case .middle: (size.height - inside.height) / 2
        case .bottom(let distance): size.height - inside.height - distance
        }
      return .init(CGPoint(x: x, y: y), offer)
    }
  }
}

/// The position of a layer above a window's screens.
private enum LayerPosition {
  case middle
  case bottom(CGFloat)
}

extension Element {
  fileprivate func layerPosition(isRoomy: Bool) -> LayerPosition {
    if isRoomy { return .middle }
    if let alert = self as? AlertElement {
      return alert.kind == .confirmationDialog ? .bottom(12) : .middle
    }
    return (self as? PresentationElement)?.kind == .sheet ? .bottom(0) : .middle
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
    case .sheet:
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
