/// A text field that hides its text.
///
/// Like SwiftUI's `SecureField`.
///
/// ## Differences
/// - Only a `Text` is shown as the label.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  private var field: TextFieldElement.Field

  init(_ text: Binding<String>, label: Label, prompt: Text? = nil) {
    field = TextFieldElement.Field(source: FieldSource(text))
    field.label = (label as? Text)?.plainText ?? ""
    field.prompt = prompt?.plainText
    field.isSecure = true
  }

  /// Creates a secure field, which may have a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label: label(), prompt: prompt)
  }

  @MainActor func makeNode(under parent: Node) -> TextFieldElement.Styled {
    field.makeNode(under: parent)
  }

  @MainActor func update(_ node: TextFieldElement.Styled) { field.update(node) }
}

extension SecureField where Label == Text {
  /// Creates a secure field, which may have a prompt.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, label: Text(titleKey), prompt: prompt)
  }

  /// Creates a secure field with an action for the return key.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(titleKey))
    field.source.didCommit = onCommit
  }
}
