/// How a user can edit a row of a list.
package struct RowEditing {
  /// The position of the row among those of its `ForEach`.
  package let position: Int
  /// The number of those rows.
  package let count: Int
  fileprivate var delete: ((IndexSet) -> Void)?
  fileprivate var move: ((IndexSet, Int) -> Void)?

  package var canDelete: Bool { delete != nil }
  package var canMove: Bool { move != nil }

  /// Adds what happens in a way that rows further inside say nothing about.
  @MainActor fileprivate mutating func add(_ rows: EditableRowsNode) {
    if delete == nil { delete = rows.delete }
    if move == nil { move = rows.move }
  }

  /// Does what an event asks for.
  ///
  /// Returns false for an event of another kind, and where there is no such place.
  func perform(_ event: ElementEvent) -> Bool {
    switch event {
    case .delete:
      delete?(IndexSet(integer: position))
      return delete != nil
    case .move(let distance):
      let new = position + distance
      guard let move, (0..<count).contains(new), distance != 0 else { return false }
      move(IndexSet(integer: position), distance > 0 ? new + 1 : new)
      return true
    default: return false
    }
  }
}

extension Element {
  /// How a user can edit the element as a row; nil where that is not possible.
  package final var rowEditing: RowEditing? {
    guard runtime.hasEditableRows else { return nil }
    var node: Node = self
    var editing: RowEditing?
    while let parent = node.parent, !(parent is ListElement) {
      if let loop = parent as? any IdentifyingNode, let position = loop.position(of: node) {
        // What a loop further out does to its elements is not done to one of their rows.
        if editing != nil { break }
        editing = RowEditing(position: position, count: loop.count)
      }
      if let rows = parent as? EditableRowsNode {
        editing?.add(rows)
      }
      node = parent
    }
    guard var editing else { return nil }
    let values = EnvironmentValues(scope: unwrapped.environment)
    if values.isDeleteDisabled { editing.delete = nil }
    if values.isMoveDisabled { editing.move = nil }
    return editing.canDelete || editing.canMove ? editing : nil
  }

  /// Makes the row known as one that a user can edit.
  package final func becomeEditable() {
    if !state.contains(.isInteractive) { becomeInteractive() }
  }
}

/// The node of rows that a user can edit.
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
    for row in collectedElements { row.contentDidChange(affectsLayout: false) }
  }
}

extension EnvironmentValues {
  @Entry var isDeleteDisabled = false

  @Entry var isMoveDisabled = false
}

/// Whether a user is editing a screen's content.
///
/// Like SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether a user is editing.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode; each screen has its own.
  @Entry public var editMode: Binding<EditMode>?
}
