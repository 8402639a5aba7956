/// Something to type several lines into.
///
/// Like SwiftUI's `TextEditor`.
nonisolated public struct TextEditor: PrimitiveView {
  private var field: TextFieldElement.Field

  /// Creates an editor for a text.
  public init(text: Binding<String>) {
    field = TextFieldElement.Field(source: FieldSource(text))
    field.isMultiline = true
    field.isEditor = true
  }

  @MainActor func makeNode(under parent: Node) -> TextFieldElement {
    TextFieldElement(field, under: parent)
  }

  @MainActor func update(_ element: TextFieldElement) {
    element.update(field)
  }
}
