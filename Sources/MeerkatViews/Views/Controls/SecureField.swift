/// Something to type into whose text is not shown.
///
/// Like SwiftUI's `SecureField`.
///
/// ## Differences
/// - A label that is not a `Text` is left out.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  private var field: TextFieldElement.Field

  init(_ text: Binding<String>, label: Label, prompt: Text? = nil) {
    field = TextFieldElement.Field(source: FieldSource(text))
    field.label = (label as? Text)?.plainText ?? ""
    field.prompt = prompt?.plainText
    field.isSecure = true
  }

  /// Creates a field for a secret.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label: label(), prompt: prompt)
  }

  @MainActor func makeNode(under parent: Node) -> TextFieldElement {
    TextFieldElement(field, under: parent)
  }

  @MainActor func update(_ element: TextFieldElement) {
    element.update(field)
  }
}

extension SecureField where Label == Text {
  /// Creates a field for a secret.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey))
  }

  /// Creates a field for a secret.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, label: Text(title))
  }

  /// Creates a field for a secret, with a hint where there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field for a secret, with a hint where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(title), prompt: prompt)
  }

  /// Creates a field for a secret, with what is to be done at the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(titleKey))
    field.source.didCommit = onCommit
  }

  /// Creates a field for a secret, with what is to be done at the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(title))
    field.source.didCommit = onCommit
  }
}
