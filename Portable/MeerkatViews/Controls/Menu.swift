/// A button that opens a list of actions.
///
/// Like SwiftUI's `Menu`. Its items are buttons, dividers, sections, switches, pickers and
/// submenus.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Creates a menu with a label and, if there is one, a primary action.
  @Memberwise
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  )

  @MainActor func makeNode(under parent: Node) -> MenuElement {
    let element = MenuElement(primaryAction: primaryAction, under: parent) { values in
      if case .look(let look) = values.buttonStyle { look } else { nil }
    }
    element.mount(label, content)
    return element
  }

  @MainActor func update(_ element: MenuElement) {
    element.update(primaryAction: primaryAction, label, content)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title and, if there is one, a primary action.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MeerkatViews.Label<Text, Image> {
  /// Creates a menu with a title, a symbol and, if there is one, a primary action.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(
      content: content, label: { MeerkatViews.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
