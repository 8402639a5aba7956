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

  @MainActor func update(_ element: TextFieldElement) { element.update(field) }
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
