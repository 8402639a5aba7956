public import Foundation

/// What is known about something that is dragged over a view.
///
/// Like SwiftUI's `DropInfo`.
public struct DropInfo {
  /// In points.
  public let location: CGPoint
}

/// What a drop does.
///
/// Like SwiftUI's `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  case cancel, copy, forbidden, move
}

/// How a view would take a drop.
///
/// Like SwiftUI's `DropProposal`.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  /// Proposes an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Takes drops.
///
/// Like SwiftUI's `DropDelegate`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the drop is welcome.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop.
  func performDrop(info: DropInfo) -> Bool
  /// Is told that something came.
  func dropEntered(info: DropInfo)
  /// Is told that something moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that something left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Something that can be dragged out of an app.
///
/// Like Foundation's class of the same name on Apple's platforms, as far as drags need it.
public final class NSItemProvider: NSObject {
  /// What is dragged.
  public let object: Any?
  public var suggestedName: String?

  /// Creates an empty provider.
  public override init() { object = nil }

  /// Creates a provider of an object, such as an `NSString`.
  public init(object: Any) { self.object = object }

  /// Creates a provider of the file at an address.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(object: fileURL)
  }
}

extension View {
  /// Lets a person drag the view, which no host does.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { accepted() }

  /// Lets a person drag the view, with a preview, which no host does.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { accepted() }

  /// Takes drops of types that identifiers name.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { accepted() }

  /// Takes drops of some types.
  nonisolated public func onDrop(of supportedTypes: [UTType], delegate: any DropDelegate)
    -> some View
  { accepted() }

  /// Takes drops of types that identifiers name.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { accepted() }

  /// Takes drops of some types.
  nonisolated public func onDrop(
    of supportedTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { accepted() }

  /// Takes drops of some types, with their places.
  nonisolated public func onDrop(
    of supportedTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { accepted() }

  /// Lets a person drag a value, which no host does.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { accepted() }

  /// Lets a person drag a value, with a preview, which no host does.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { accepted() }

  /// Takes drops of values.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { accepted() }
}

extension DynamicViewContent {
  /// Takes drops of types between rows.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { accepted() }

  /// Takes drops of values between rows.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { accepted() }
}
