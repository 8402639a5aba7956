/// An editor for several lines of text.
///
/// Like SwiftUI's `TextEditor`.
nonisolated public struct TextEditor: PrimitiveView {
  private var field: TextFieldElement.Field

  /// Creates a text editor.
  public init(text: Binding<String>) {
    field = TextFieldElement.Field(source: FieldSource(text))
    field.isMultiline = true
    field.isEditor = true
  }

  @MainActor func makeNode(under parent: Node) -> TextFieldElement {
    TextFieldElement(field, under: parent)
  }

  @MainActor func update(_ element: TextFieldElement) { element.update(field) }
}
