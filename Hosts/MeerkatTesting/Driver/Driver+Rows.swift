import MeerkatViews

extension Driver {
  /// Deletes a row of a list with `onDelete`, as a swipe does.
  ///
  /// - Parameter query: The row, by its label.
  /// - Throws: ``Driver/Error`` if there is no such row, or it can't be deleted.
  public func delete(_ query: Query) throws(Driver.Error) {
    let (row, _) = try editableRow(query, for: "delete") { $0.canDelete }
    try send(.delete, to: row)
  }

  /// Deletes the row with a label.
  ///
  /// - Parameter label: The label of the row, whole or in part.
  /// - Throws: ``Driver/Error`` if there is no such row, or it can't be deleted.
  public func delete(_ label: String) throws(Driver.Error) { try delete(Query(label: label)) }

  /// Moves a row of a list with `onMove`, as dragging does.
  ///
  /// - Parameters:
  ///   - query: The row, by its label.
  ///   - position: The new index of the row in its `ForEach`, counted from 0.
  /// - Throws: ``Driver/Error`` if there is no such row or index, or it can't be moved.
  public func move(_ query: Query, to position: Int) throws(Driver.Error) {
    let (row, editing) = try editableRow(query, for: "move") { $0.canMove }
    guard position != editing.position else { return }
    try send(.move(by: position - editing.position), to: row)
  }

  /// Moves the row with a label.
  ///
  /// - Parameters:
  ///   - label: The label of the row, whole or in part.
  ///   - position: The new index of the row in its `ForEach`, counted from 0.
  /// - Throws: ``Driver/Error`` if there is no such row or index, or it can't be moved.
  public func move(_ label: String, to position: Int) throws(Driver.Error) {
    try move(Query(label: label), to: position)
  }

  private func editableRow(
    _ query: Query, for action: String, _ isSuitable: (RowEditing) -> Bool
  ) throws(Driver.Error) -> (FoundElement, RowEditing) {
    let found = try find(query, for: action) { $0.info.role == .row }
    guard let row = found.rowElement, let editing = row.rowEditing, isSuitable(editing) else {
      throw error(.unsuitable(found.info, action: action))
    }
    var element = FoundElement(found.role, found.label, row)
    element.isEnabled = row.isEnabled
    return (element, editing)
  }
}
