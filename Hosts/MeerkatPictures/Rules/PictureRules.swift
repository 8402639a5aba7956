import MeerkatTesting
import MeerkatViews

/// The elements that have a special layout in pictures.
@MainActor
enum PictureRules {
  static func rule(for element: Element, _ styles: InheritedStyles) -> (any LayoutRule)? {
    switch element {
    case let window as WindowElement: WindowRule(window: window) { $0.layerOrigin($1, in: $2) }
    case let screen as ScreenElement: ScreenRule(screen: screen, styles: styles)
    case let split as SplitElement: SplitRule(split: split)
    case is ColumnElement, is TabPageElement: MiddleRule()
    case is TabsElement: MiddleRule(bars: TabsRule.bars)
    case let presentation as PresentationElement: PresentationRule(presentation: presentation)
    case let alert as AlertElement: AlertRule(alert: alert, styles: styles)
    case let list as ListElement: ListRule(list: list, styles: styles)
    case let section as SectionElement: SectionRule(section: section, styles: styles)
    case let button as ButtonElement: ButtonRule(button: button, styles: styles)
    case let toggle as ToggleElement: ToggleRule(toggle: toggle)
    case let label as LabelElement: LabelRule(label: label, styles: styles)
    case let progress as ProgressElement: ProgressRule(progress: progress)
    case let picker as PickerElement: PickerRule(picker: picker, styles: styles)
    case let menu as MenuElement: MenuRule(menu: menu, styles: styles)
    default: nil
    }
  }
}

/// Parts side by side that share a width.
@MainActor
struct PartsInRow {
  let parts: [LayoutNode]
  let proposal: ProposedViewSize
  var gap: CGFloat = 6

  private var offers: [ProposedViewSize] {
    var left = proposal.width.map { $0 - CGFloat(parts.count - 1) * gap }
    return parts.map { part in
      let offer = ProposedViewSize(width: left.map { max(0, $0) }, height: proposal.height)
      left = left.map { $0 - part.size(offer).width }
      return offer
    }
  }

  var size: CGSize {
    var size = CGSize(width: CGFloat(max(0, parts.count - 1)) * gap, height: 0)
    for (part, offer) in zip(parts, offers) {
      let inside = part.size(offer)
      size.width += inside.width
      size.height = max(size.height, inside.height)
    }
    return size
  }

  /// Returns the places from a point on, each in the middle of a height.
  func placements(at origin: CGPoint, height: CGFloat) -> [LayoutNode.Placement] {
    var x = origin.x
    return zip(parts, offers).map { part, offer in
      let inside = part.size(offer)
      defer { x += inside.width + gap }
      let y = origin.y + (height - inside.height) / 2
      return LayoutNode.Placement(CGPoint(x: x, y: y), offer)
    }
  }
}
