/// How lists look.
///
/// Like SwiftUI's `ListStyle`. The built-in styles only: Apple's has no public requirements either.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that hosts know.
protocol BuiltInListStyle: ListStyle {
  nonisolated var look: ListLook { get }
}

/// The style that suits the place.
///
/// Like SwiftUI's `DefaultListStyle`.
nonisolated public struct DefaultListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without a frame.
///
/// Like SwiftUI's `PlainListStyle`.
nonisolated public struct PlainListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a frame.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections with space between them.
///
/// Like SwiftUI's `GroupedListStyle`.
nonisolated public struct GroupedListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections with space between them.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Sections in frames with round corners.
///
/// Like SwiftUI's `InsetGroupedListStyle`.
nonisolated public struct InsetGroupedListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in frames with round corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows with space at their sides.
///
/// Like SwiftUI's `InsetListStyle`.
nonisolated public struct InsetListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space at their sides.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows at the side of a window.
///
/// Like SwiftUI's `SidebarListStyle`.
nonisolated public struct SidebarListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows at the side of a window.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how the lists inside look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = (style as? any BuiltInListStyle)?.look ?? .automatic
    return EnvironmentModified(content: self) { $0.listLook = look }
  }
}
