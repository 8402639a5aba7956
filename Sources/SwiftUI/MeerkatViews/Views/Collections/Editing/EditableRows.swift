import Foundation

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

/// The node of rows that a person can edit.
@MainActor
final class EditableRowsNode: ContentNode {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  override init(under parent: Node) {
    super.init(under: parent)
    runtime.hasEditableRows = true
  }

  func take(_ delete: ((IndexSet) -> Void)?, _ move: ((IndexSet, Int) -> Void)?) {
    let isSame = (delete == nil) == (self.delete == nil) && (move == nil) == (self.move == nil)
    self.delete = delete
    self.move = move
    guard !isSame else { return }
    // The rows look different now.
    var rows: [Element] = []
    collectElements(into: &rows)
    for row in rows { row.contentDidChange(affectsLayout: false) }
  }
}
