/// The look of lists.
///
/// Like SwiftUI's `ListStyle`. Only the built-in styles: Apple's protocol has no public
/// requirements either.
@MainActor @preconcurrency
public protocol ListStyle {}

/// A style that hosts know.
protocol BuiltInListStyle: ListStyle {
  nonisolated var look: ListLook { get }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultListStyle`.
nonisolated public struct DefaultListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .automatic }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A style of rows without a frame.
///
/// Like SwiftUI's `PlainListStyle`.
nonisolated public struct PlainListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .plain }
}

extension ListStyle where Self == PlainListStyle {
  /// A style of rows without a frame.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// A style of sections with space between them.
///
/// Like SwiftUI's `GroupedListStyle`.
nonisolated public struct GroupedListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .grouped }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style of sections with space between them.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style of sections in frames with rounded corners.
///
/// Like SwiftUI's `InsetGroupedListStyle`.
nonisolated public struct InsetGroupedListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .insetGrouped }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style of sections in frames with rounded corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A style of inset rows.
///
/// Like SwiftUI's `InsetListStyle`.
nonisolated public struct InsetListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .inset }
}

extension ListStyle where Self == InsetListStyle {
  /// A style of inset rows.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// A style of rows in a sidebar.
///
/// Like SwiftUI's `SidebarListStyle`.
nonisolated public struct SidebarListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}

  var look: ListLook { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style of rows in a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists inside.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = (style as? any BuiltInListStyle)?.look ?? .automatic
    return EnvironmentModified(content: self) { $0.listLook = look }
  }
}
