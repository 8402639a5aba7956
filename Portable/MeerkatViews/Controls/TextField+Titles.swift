extension TextField where Label == Text {
  /// Creates a text field, which may have a prompt and grow along an axis.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// Creates a text field for a formatted value.
  @TextForms
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a text field for an optional formatted value.
  @TextForms
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a text field for a value with a formatter, which may have actions for editing.
  @TextForms(resource: false)
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    let source = FieldSource(FieldSource(value, formatter), onEditingChanged, onCommit)
    self.init(source, label: Text(titleKey), prompt: prompt)
  }
}
