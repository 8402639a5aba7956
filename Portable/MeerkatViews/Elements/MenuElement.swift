/// A button that opens a list of actions.
///
/// Its children are those of the label, then the items.
package final class MenuElement: VisitableElement {
  package private(set) var isEnabledNow = true
  package private(set) var look = ButtonLook.automatic
  private var primaryAction: (() -> Void)?
  /// The look that a style of the surroundings stands for, if hosts know it.
  private let styleLook: (EnvironmentValues) -> ButtonLook?
  private var label: Node?
  private var content: Node?

  /// Whether pressing the button does something else than opening the menu.
  package var hasPrimaryAction: Bool { primaryAction != nil }

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

  func mount<Label: View, Content: View>(_ label: Label, _ content: Content) {
    self.label = Label.makeNode(label, under: self)
    self.content = Content.makeNode(content, under: self)
  }

  func update<Label: View, Content: View>(
    primaryAction: (() -> Void)?, _ label: Label, _ content: Content
  ) {
    if (primaryAction == nil) != (self.primaryAction == nil) { contentDidChange() }
    self.primaryAction = primaryAction
    if let node = self.label { Label.updateNode(node, to: label) }
    if let node = self.content { Content.updateNode(node, to: content) }
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

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    if let content { visit(content) }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension MenuElement {
  /// The elements of the label.
  package var labelElements: [Element] { elements(of: label) }

  /// What a user finds in the menu.
  package var itemElements: [Element] { elements(of: content) }

  private func elements(of node: Node?) -> [Element] {
    _ = children
    var list: [Element] = []
    node?.collectElements(into: &list)
    return list
  }
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
