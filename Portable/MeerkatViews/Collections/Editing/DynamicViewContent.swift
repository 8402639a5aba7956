/// Views made from a collection that a user can edit.
///
/// Like SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets a user delete rows; the action receives their indices.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, delete: action)
  }

  /// Lets a user move rows; the action receives their indices and the destination.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, move: action)
  }
}

extension View {
  /// Prevents a user from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isDeleteDisabled = isDisabled }
  }

  /// Prevents a user from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isMoveDisabled = isDisabled }
  }
}
