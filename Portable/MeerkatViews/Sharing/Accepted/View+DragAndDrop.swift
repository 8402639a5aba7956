/// The state of a drag over a view.
///
/// Like SwiftUI's `DropInfo`.
public struct DropInfo {
  /// In points.
  public let location: CGPoint

  /// Returns whether one of the items has a type with one of the identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { false }

  /// Returns whether one of the items has one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  /// Returns the items that have a type with one of the identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }

  /// Returns the items that have one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
///
/// Like SwiftUI's `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  case cancel, copy, forbidden, move
}

/// How a view proposes to handle a drop.
///
/// Like SwiftUI's `DropProposal`.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  /// Creates a proposal for an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles drops.
///
/// Like SwiftUI's `DropDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether to accept the drop.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the drop.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves inside the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
}

extension View {
  /// Lets a user drag the view; not supported by hosts.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { accepted() }

  /// Lets a user drag the view, with a preview; not supported by hosts.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { accepted() }

  /// Accepts drops of types with the given identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { accepted() }

  /// Accepts drops of the given types.
  nonisolated public func onDrop(of supportedTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { accepted() }

  /// Accepts drops of types with the given identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { accepted() }

  /// Accepts drops of the given types.
  nonisolated public func onDrop(
    of supportedTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { accepted() }

  /// Accepts drops of the given types, with their locations.
  nonisolated public func onDrop(
    of supportedTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { accepted() }

  /// Lets a user drag a value; not supported by hosts.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { accepted() }

  /// Lets a user drag a value, with a preview; not supported by hosts.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { accepted() }

  /// Accepts drops of values.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { accepted() }
}

extension DynamicViewContent {
  /// Accepts drops of the given types between rows.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { accepted() }

  /// Accepts drops of values between rows.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { accepted() }
}
