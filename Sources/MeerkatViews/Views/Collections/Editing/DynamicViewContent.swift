public import Foundation

/// Views that are made of a collection, which a person can edit.
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
  /// Lets a person delete rows; the action gets their positions.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, delete: action)
  }

  /// Lets a person move rows; the action gets their positions, and that before which they go.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self, move: action)
  }
}

extension View {
  /// Keeps a person from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isDeleteDisabled = isDisabled }
  }

  /// Keeps a person from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isMoveDisabled = isDisabled }
  }
}

private enum IsDeleteDisabledKey: EnvironmentKey { static let defaultValue = false }
private enum IsMoveDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var isDeleteDisabled: Bool {
    get { self[IsDeleteDisabledKey.self] }
    set { self[IsDeleteDisabledKey.self] = newValue }
  }

  var isMoveDisabled: Bool {
    get { self[IsMoveDisabledKey.self] }
    set { self[IsMoveDisabledKey.self] = newValue }
  }
}
