public import Foundation

extension TextField where Label == Text {
  /// Creates a field for a text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(FieldSource(text), label: Text(titleKey))
  }

  /// Creates a field for a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(FieldSource(text), label: Text(title))
  }

  /// Creates a field for a text, with a hint where there is none.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(FieldSource(text), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field for a text, with a hint where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(FieldSource(text), label: Text(title), prompt: prompt)
  }

  /// Creates a field for a text, which grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(FieldSource(text), label: Text(titleKey), axis: axis)
  }

  /// Creates a field for a text, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(FieldSource(text), label: Text(title), axis: axis)
  }

  /// Creates a field for a text, which grows along an axis, with a hint where there is none.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// Creates a field for a text, which grows along an axis, with a hint where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldSource(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// Creates a field for a value, in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field for a value, in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(title), prompt: prompt)
  }

  /// Creates a field for a value that may be missing, in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field for a value that may be missing, in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: Text(title), prompt: prompt)
  }

  /// Creates a field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(FieldSource(value, formatter), label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(FieldSource(value, formatter), label: Text(title))
  }

  /// Creates a field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(FieldSource(value, formatter), label: Text(titleKey), prompt: prompt)
  }

  /// Creates a field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(FieldSource(value, formatter), label: Text(title), prompt: prompt)
  }
}
