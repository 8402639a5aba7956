/// Something to type several lines into.
///
/// Like SwiftUI's `TextEditor`.
nonisolated public struct TextEditor: PrimitiveView {
  private var field: TextFieldElement.Field

  /// Makes an editor for a text.
  public init(text: Binding<String>) {
    field = TextFieldElement.Field(source: FieldSource(text))
    field.isMultiline = true
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    TextFieldElement(view.field, under: parent)
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TextFieldElement.self).update(view.field)
  }
}
