/// The node of a button in a custom style.
final class StyledButtonNode: Node {
  /// What a view says about its button.
  struct Parts {
    let role: ButtonRole?
    let label: ControlPart
    let action: () -> Void
  }

  private var parts: Parts
  private var element: ButtonElement?
  private var content: Node?
  private var isPressed = false

  init(_ parts: Parts, under parent: Node) {
    self.parts = parts
    super.init(under: parent)
    let view = styledView()
    if case .labelled = style {
      let element = ButtonElement(
        role: parts.role, look: .plain, under: self, action: parts.action)
      element.pressAction = { [weak self] in self?.setPressed($0) }
      element.mount(view)
      self.element = element
    } else {
      content = AnyView.makeNode(view, under: self)
    }
  }

  func update(to parts: Parts) {
    self.parts = parts
    element?.update(role: parts.role, action: parts.action)
    show()
  }

  private var style: ButtonStyleChoice { EnvironmentValues(scope: environment).buttonStyle }

  /// The button as its style shows it.
  ///
  /// A button inside is one in the usual style.
  private func styledView() -> AnyView {
    dropSubscriptions()
    let role = parts.role
    let values = EnvironmentValues(scope: environment, reader: self)
    if !values.isEnabled { isPressed = false }
    switch values.buttonStyle {
    case .look: return AnyView(parts.label)
    case .labelled(let style):
      return style.body(
        ButtonStyleConfiguration(role: role, label: parts.label, isPressed: isPressed))
    case .acting(let style):
      let body = style.body(
        PrimitiveButtonStyleConfiguration(role: role, label: parts.label, action: parts.action))
      return AnyView(EnvironmentModified(content: body) { $0.buttonStyle = .look(.automatic) })
    }
  }

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    show()
  }

  private func show() {
    let view = styledView()
    if let element { element.update(view) }
    if let content { AnyView.updateNode(content, to: view) }
  }

  override func environmentDidChange(_ key: ObjectIdentifier) { show() }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let element { visit(element) }
    if let content { visit(content) }
  }
}
