public import Foundation

extension View {
  /// Changes how a row looks.
  nonisolated private func row(
    _ change: (inout ListRowAttributes) -> Void
  ) -> ElementModified<Self> {
    var attributes = ListRowAttributes()
    change(&attributes)
    return modified(.listRow(attributes))
  }

  /// Shows a view behind a row, of which hosts know colours and other styles.
  ///
  /// Works in the browser only.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = (view as? any ShapeStyle)?.paint }
  }

  /// Sets the space around the content of a row, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.insets = insets }
  }

  /// Sets whether there is a line below a row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.isSeparatorHidden = visibility == .hidden }
  }

  /// Sets the colour of the line below a row.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets whether there is a line around a section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the colour of the line around a section.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the distance between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the colour of symbols in a row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets how large the headings of sections are.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}

/// The distance between sections.
///
/// Like SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 8)

  /// Gives a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// How much something stands out.
///
/// Like SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
