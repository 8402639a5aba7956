/// The kind of a field whose value isn't text: hosts use their native controls.
package enum FieldKind: Hashable, Sendable {
  case text
  /// A day, `2025-03-01`, between two such days.
  case date(from: String?, to: String?)
  /// A time of day, `14:30`.
  case time
  /// A day and a time, `2025-03-01T14:30`, between two such.
  case dateAndTime(from: String?, to: String?)
  /// Red, green and blue, `#ff3b30`.
  case color

  /// Whether the field is as wide as what is in it.
  package var isCompact: Bool { self != .text }
}

/// A field for a value that isn't text.
nonisolated struct ValueField: PrimitiveView {
  let field: TextFieldElement.Field

  init(_ label: String, kind: FieldKind, source: FieldSource) {
    var field = TextFieldElement.Field(source: source)
    field.label = label
    field.kind = kind
    self.field = field
  }

  @MainActor func makeNode(under parent: Node) -> TextFieldElement {
    TextFieldElement(field, under: parent)
  }

  @MainActor func update(_ element: TextFieldElement) {
    element.update(field)
  }
}

/// A field with a leading label, which is also the name of the field.
nonisolated struct LabeledField<Label: View>: View {
  let label: Label
  let field: ValueField
  @Environment(\.areLabelsHidden) private var isLabelHidden

  init(_ label: Label, _ field: (String) -> ValueField) {
    self.label = label
    self.field = field((label as? Text)?.plainText ?? "")
  }

  @MainActor var body: some View {
    HStack {
      if !isLabelHidden {
        label.accessibilityHidden(!field.field.label.isEmpty)
        Spacer()
      }
      field
    }
  }
}
