/// A control for selecting a colour.
///
/// Like SwiftUI's `ColorPicker`: the browser's native control; elsewhere a field for a code such as
/// `#ff3b30`.
///
/// ## Differences
/// - The opacity can't be changed.
nonisolated public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>

  /// Creates a colour picker.
  @Memberwise
  public init(
    selection: Binding<Color>, supportsOpacity _: Bool = true, @ViewBuilder label: () -> Label
  )

  @MainActor @preconcurrency public var body: some View {
    let source = FieldSource(
      selection, text: \.hexadecimal,
      parse: { [selection] text in
        Color(hexadecimal: text).map { $0.opacity(selection.wrappedValue.opacity) }
      })
    LabeledField(label) { ValueField($0, kind: .color, source: source) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
