/// Rows with actions for deleting and moving.
nonisolated struct EditableRows<Content: DynamicViewContent>: DynamicViewContent, ContainerView {
  let content: Content
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  @MainActor var data: Content.Data { content.data }

  @MainActor func bareNode(under parent: Node) -> EditableRowsNode {
    EditableRowsNode(under: parent)
  }

  @MainActor func set(_ node: EditableRowsNode) { node.take(delete, move) }
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
