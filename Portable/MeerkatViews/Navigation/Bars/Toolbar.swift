/// The content of a screen's bar.
///
/// Like SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content.
  associatedtype Body: ToolbarContent

  /// The body of the content.
  @ToolbarContentBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Returns the items in the bar, each with its identity among its neighbours.
  func items(at path: [Int]) -> [ToolbarEntry]
}

extension ToolbarContent {
  /// Returns the items of `body`.
  public func items(at path: [Int]) -> [ToolbarEntry] { body.items(at: path) }
}

extension ToolbarContent where Body == Never {
  /// Never called: the runtime itself shows primitive scenes.
  public var body: Never {
    // An explicit `return` keeps the result builder away.
    let reason = "\(Self.self) has no body."
    return fatalError(reason)
  }
}

extension Never: ToolbarContent {
  public func items(at path: [Int]) -> [ToolbarEntry] { [] }
}

/// An item in the bar of a screen.
public struct ToolbarEntry {
  let path: [Int]
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// A place in the bar of a screen, by purpose.
///
/// Like SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let position: BarPosition

  public static let automatic = ToolbarItemPlacement(position: .trailing)
  public static let principal = ToolbarItemPlacement(position: .title)
  public static let navigation = ToolbarItemPlacement(position: .leading)
  public static let primaryAction = ToolbarItemPlacement(position: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(position: .trailing)
  public static let status = ToolbarItemPlacement(position: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(position: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(position: .leading)
  public static let destructiveAction = ToolbarItemPlacement(position: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(position: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(position: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(position: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
  public static let bottomBar = ToolbarItemPlacement(position: .bottom)
  public static let keyboard = ToolbarItemPlacement(position: .bottom)
}

/// An item in the bar of a screen.
///
/// Like SwiftUI's `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item with a view in the bar.
  @Memberwise
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == ()

  /// Creates an item with a view in the bar, and an identity for customisation.
  @Memberwise
  public init(
    id _: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String

  @MainActor public func items(at path: [Int]) -> [ToolbarEntry] {
    [ToolbarEntry(path: path, placement: placement, content: AnyView(content))]
  }
}

/// Several items in one place of the bar.
///
/// Like SwiftUI's `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of views in the bar.
  @Memberwise
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)

  @MainActor public func items(at path: [Int]) -> [ToolbarEntry] {
    [ToolbarEntry(path: path, placement: placement, content: AnyView(content))]
  }
}
