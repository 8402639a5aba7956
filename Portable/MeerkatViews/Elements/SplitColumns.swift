/// Which of the leading columns of a split view are shown.
///
/// Like SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  private enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// The host's default: all columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  /// The number of columns that are shown, of those that there are.
  func number(of count: Int) -> Int {
    kind == .detailOnly ? 1 : kind == .doubleColumn ? min(2, count) : count
  }
}

/// A column of a split view.
///
/// Like SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Int { case sidebar, content, detail }

  private let kind: Kind

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(at: 0, of: 3)
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(at: 1, of: 3)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(at: 2, of: 3)

  /// The column at a position.
  init(at position: Int, of count: Int) {
    kind = position == 0 ? .sidebar : position == count - 1 ? .detail : .content
  }

  /// The position among a number of columns.
  func position(among count: Int) -> Int { kind == .sidebar ? 0 : count - 3 + kind.rawValue }
}

/// The width of a column, in points.
package struct ColumnWidth: Hashable, Sendable {
  package var least: CGFloat?
  package var ideal: CGFloat
  package var most: CGFloat?
}

/// Passes the width of a column to it: the first one wins.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}
