extension TextField where Label == Text {
  /// Creates a text field with actions for editing.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(FieldSource(text), onEditingChanged, onCommit), label: Text(titleKey))
  }

  /// Creates a text field with actions for editing.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldSource(FieldSource(text), onEditingChanged, nil), label: Text(titleKey))
  }

  /// Creates a text field with actions for editing.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(FieldSource(text), nil, onCommit), label: Text(titleKey))
  }
}

extension FieldSource {
  /// Creates a source with actions for editing.
  init(
    _ source: FieldSource, _ didChangeEditing: ((Bool) -> Void)?, _ didCommit: (() -> Void)?
  ) {
    self = source
    self.didChangeEditing = didChangeEditing
    self.didCommit = didCommit
  }
}
