/// A button that performs an action.
///
/// Like SwiftUI's `Button`.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Creates a button, which may have a role.
  @Memberwise
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  )

  @MainActor func makeNode(under parent: Node) -> EitherNode<ButtonElement, StyledButtonNode> {
    switch EnvironmentValues(scope: parent.environment).buttonStyle {
    case .look(let look):
      let element = ButtonElement(role: role, look: look, under: parent, action: action)
      element.mount(label)
      return .first(element)
    case .labelled, .acting:
      return .second(StyledButtonNode(styled, under: parent))
    }
  }

  @MainActor func update(_ node: EitherNode<ButtonElement, StyledButtonNode>) {
    switch node {
    case .first(let element):
      element.update(role: role, action: action)
      element.update(label)
    case .second(let node): node.update(to: styled)
    }
  }

  private var styled: StyledButtonNode.Parts {
    StyledButtonNode.Parts(role: role, label: ControlPart(label), action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a configuration, for use in a style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

extension ButtonElement {
  /// Brings what a view says about its button up to date.
  func update(role: ButtonRole?, action: @escaping () -> Void) {
    self.action = action
    guard role != self.role else { return }
    self.role = role
    contentDidChange(affectsLayout: false)
  }
}
