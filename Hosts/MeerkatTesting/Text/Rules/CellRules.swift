package import MeerkatViews

/// The elements that have a special layout in a terminal.
@MainActor
enum CellRules {
  static func rule(for element: Element) -> (any LayoutRule)? {
    switch element {
    case let window as WindowElement:
      WindowRule(window: window, isInCells: true) { layer, size, window in
        let free = window.height - size.height
        return CGPoint(
          x: (window.width - size.width) / 2, y: layer is AlertElement ? free / 2 : free)
      }
    case let screen as ScreenElement: ScreenRule(screen: screen)
    case let split as SplitElement: SplitRule(split: split)
    case is ColumnElement, is TabPageElement: MiddleRule(isInCells: true)
    // A line, and the names of all tabs.
    case is TabsElement: MiddleRule(isInCells: true) { _ in (0, 2) }
    case let presentation as PresentationElement: PresentationRule(presentation: presentation)
    case let alert as AlertElement: AlertRule(alert: alert)
    case is ListElement: RowsRule(section: nil)
    case let section as SectionElement: RowsRule(section: section)
    case let button as ButtonElement: ButtonRule(button: button)
    case let toggle as ToggleElement: ToggleRule(toggle: toggle)
    case let label as LabelElement: LabelRule(label: label)
    case let progress as ProgressElement: ProgressRule(progress: progress)
    case let picker as PickerElement: PickerRule(picker: picker)
    case let menu as MenuElement: MenuRule(menu: menu)
    default: nil
    }
  }
}

extension ProposedViewSize {
  /// Returns the proposal, reduced by lengths in the host's unit.
  package func less(_ width: CGFloat, _ height: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
  }
}

extension LayoutNode.Placement {
  /// Creates a placement at whole cells.
  init(x: CGFloat, y: CGFloat, _ proposal: ProposedViewSize) {
    self.init(CGPoint(x: x.rounded(.down), y: y.rounded(.down)), proposal)
  }
}
