/// A value with a label.
///
/// Like SwiftUI's `LabeledContent`.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates content with a label.
  @Memberwise
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)

  @MainActor @preconcurrency public var body: some View {
    if let style {
      style.body(
        LabeledContentStyleConfiguration(label: ControlPart(label), content: ControlPart(content)),
        resetting: \.labeledContentStyle)
    } else {
      HStack {
        label
        Spacer()
        content
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

extension LabeledContent where Label == ControlPart, Content == ControlPart {
  /// Creates a value with a label from a configuration, for use in a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text {
  /// Creates a view with a title.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @TextForms
  public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Refuses a title alone, which the compiler would take for a wrong configuration.
  @available(*, unavailable, message: "missing argument for parameter 'value' in call")
  public init(_ titleKey: LocalizedStringKey) {
    self.init(content: { Text("") }, label: { Text(titleKey) })
  }

  /// Creates a formatted value with a title.
  @TextForms
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
