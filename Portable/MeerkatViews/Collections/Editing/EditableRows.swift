/// Rows with actions for deleting and moving.
nonisolated struct EditableRows<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let content: Content
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  @MainActor var data: Content.Data { content.data }

  @MainActor func makeNode(under parent: Node) -> EditableRowsNode {
    let node = EditableRowsNode(under: parent)
    node.delete = delete
    node.move = move
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: EditableRowsNode) {
    node.take(delete, move)
    node.update(content)
  }
}

/// A button that starts and ends editing.
///
/// Like SwiftUI's `EditButton`.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  @MainActor @preconcurrency public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
