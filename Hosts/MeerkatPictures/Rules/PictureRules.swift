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
