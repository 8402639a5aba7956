public import Foundation

/// Views made from a collection that a person can edit.
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
  /// Lets a person delete rows; the action receives their indices.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, delete: action)
  }

  /// Lets a person move rows; the action receives their indices and the destination.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, move: action)
  }
}

extension View {
  /// Prevents a person from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isDeleteDisabled = isDisabled }
  }

  /// Prevents a person from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isMoveDisabled = isDisabled }
  }
}
