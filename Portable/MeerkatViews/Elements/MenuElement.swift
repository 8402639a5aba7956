/// A button that opens a list of actions.
///
/// Its children are those of the label, then the items.
package final class MenuElement: LabelledElement {
  package private(set) var isEnabledNow = true
  package private(set) var look = ButtonLook.automatic
  private var primaryAction: (() -> Void)?
  /// The look that a style of the surroundings stands for, if hosts know it.
  private let styleLook: (EnvironmentValues) -> ButtonLook?

  /// Whether pressing the button does something else than opening the menu.
  package var hasPrimaryAction: Bool { primaryAction != nil }

  /// What a user finds in the menu.
  package var itemElements: [Element] { contentElements }

  init(
    primaryAction: (() -> Void)?, under parent: Node,
    styleLook: @escaping (EnvironmentValues) -> ButtonLook?
  ) {
    self.primaryAction = primaryAction
    self.styleLook = styleLook
    super.init(under: parent)
    _ = readSurroundings()
    var values = EnvironmentValues(scope: environment)
    values.isInMenu = true
    environment = values.scope
    becomeInteractive()
  }

  func update<Label: View, Content: View>(
    primaryAction: (() -> Void)?, _ label: Label, _ content: Content
  ) {
    if (primaryAction == nil) != (self.primaryAction == nil) { contentDidChange() }
    self.primaryAction = primaryAction
    update(label, content)
  }

  /// Returns whether something differs.
  private func readSurroundings() -> Bool {
    let values = EnvironmentValues(scope: environment, reader: self)
    let old = (isEnabledNow, look)
    isEnabledNow = values.isEnabled
    if let look = styleLook(values) { self.look = look }
    return (isEnabledNow, look) != old
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    if readSurroundings() { contentDidChange() }
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .tap, let primaryAction else { return false }
    primaryAction()
    return true
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

private enum IsInMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a view is an item of a menu.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

extension Element {
  /// Whether the element is an item of a menu.
  package final var isMenuItem: Bool {
    guard let parent else { return false }
    return EnvironmentValues(scope: parent.environment).isInMenu
  }
}
