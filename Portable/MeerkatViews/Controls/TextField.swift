/// A field for text.
///
/// Like SwiftUI's `TextField`.
///
/// ## Differences
/// - Only a `Text` is shown as the label.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  private var field: TextFieldElement.Field

  init(_ field: TextFieldElement.Field) { self.field = field }

  init(_ source: FieldSource, label: Label, prompt: Text? = nil, axis: Axis = .horizontal) {
    field = TextFieldElement.Field(source: source)
    field.label = (label as? Text)?.plainText ?? ""
    field.prompt = prompt?.plainText
    field.isMultiline = axis == .vertical
  }

  /// Creates a text field, which may have a prompt and grow along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text), label: label(), prompt: prompt, axis: axis)
  }

  /// Creates a text field for a formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: label(), prompt: prompt)
  }

  /// Creates a text field for an optional formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: label(), prompt: prompt)
  }

  /// Creates a text field for a value with a formatter.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(value, formatter), label: label(), prompt: prompt)
  }

  @MainActor func makeNode(under parent: Node) -> TextFieldElement.Styled {
    field.makeNode(under: parent)
  }

  @MainActor func update(_ node: TextFieldElement.Styled) { field.update(node) }
}

extension TextFieldElement {
  /// A field, or what a style of the app makes of it.
  typealias Styled = EitherNode<TextFieldElement, StyledNode<TextField<ControlPart>>>
}

extension TextFieldElement.Field {
  @MainActor func makeNode(under parent: Node) -> TextFieldElement.Styled {
    guard EnvironmentValues(scope: parent.environment).textFieldStyle != nil else {
      return .first(TextFieldElement(self, under: parent))
    }
    return .second(StyledNode(TextField(self), styledBy: \.textFieldStyle, under: parent))
  }

  @MainActor func update(_ node: TextFieldElement.Styled) {
    switch node {
    case .first(let element): element.update(self)
    case .second(let node): node.update(to: TextField(self))
    }
  }
}

extension FieldSource {
  /// Creates a source of a value in a format.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      value, text: { format.format($0) }, parse: { try? format.parseStrategy.parse($0) })
  }

  /// Creates a source of a value that may be missing, in a format.
  ///
  /// The empty text means that it is.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      value, text: { $0.map { format.format($0) } ?? "" },
      parse: { text -> F.FormatInput?? in
        if text.isEmpty { return .some(nil) }
        return (try? format.parseStrategy.parse(text)).map { .some($0) }
      })
  }

  /// Creates a source of a value that a formatter writes and reads.
  ///
  /// The empty text means that a value is missing, if it can be.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      value, text: { formatter.string(for: $0) ?? "" },
      parse: { text in
        if let value = formatter.value(of: text) { return value as? V }
        return text.isEmpty ? Any?.none as? V : nil
      })
  }
}

extension Formatter {
  /// Returns the value that a text means.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: text
    }
  }
}
