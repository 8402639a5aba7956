public import MeerkatFoundation
public import Foundation

extension TextField where Label == Text {
  /// Creates a text field, which may have a prompt and grow along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// Creates a text field, which may have a prompt and grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// Creates a text field, which may have a prompt and grow along an axis.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text), label: Text(titleResource), prompt: prompt, axis: axis)
  }

  /// Creates a text field for a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a text field for a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(title), prompt: prompt)
  }

  /// Creates a text field for a formatted value.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleResource), prompt: prompt)
  }

  /// Creates a text field for an optional formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a text field for an optional formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(title), prompt: prompt)
  }

  /// Creates a text field for an optional formatted value.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleResource), prompt: prompt)
  }

  /// Creates a text field for a value with a formatter, which may have actions for editing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    let source = FieldSource(FieldSource(value, formatter), onEditingChanged, onCommit)
    self.init(source, label: Text(titleKey), prompt: prompt)
  }

  /// Creates a text field for a value with a formatter, which may have actions for editing.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    let source = FieldSource(FieldSource(value, formatter), onEditingChanged, onCommit)
    self.init(source, label: Text(title), prompt: prompt)
  }
}
