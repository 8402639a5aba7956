extension View {
  /// Changes how a row looks.
  nonisolated private func row(
    _ change: (inout ListRowAttributes) -> Void
  ) -> ElementModified<Self> {
    var attributes = ListRowAttributes()
    change(&attributes)
    return modified(.listRow(attributes))
  }

  /// Sets a row's background; hosts show only colours and other styles.
  ///
  /// Works in the browser only.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = (view as? any ShapeStyle)?.paint }
  }

  /// Sets the insets of a row, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { $0.insets = insets }
  }

  /// Sets the visibility of a row's separators.
  ///
  /// Works in the browser only.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.hiddenSeparators = visibility == .hidden ? edges : [] }
  }

  /// Sets the colour of a row's separators.
  ///
  /// Works in the browser only.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { $0.separatorTint = color }
  }

  /// Sets the distance between the rows of the lists inside, in points.
  ///
  /// Works in the browser only.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    EnvironmentModified(content: self) { $0.listSpacing.rows = spacing }
  }

  /// Sets the visibility of a section's separators.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { accepted() }

  /// Sets the colour of a section's separators.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { accepted() }

  /// Sets the distance between sections.
  ///
  /// Works in the browser only.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    EnvironmentModified(content: self) { $0.listSpacing.sections = spacing.length }
  }

  /// Sets the distance between sections, in points.
  ///
  /// Works in the browser only.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    EnvironmentModified(content: self) { $0.listSpacing.sections = spacing }
  }

  /// Sets the colour of symbols in a row.
  ///
  /// Works in the browser only.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { row { $0.itemTint = tint } }

  /// Sets the prominence of section headers.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { accepted() }
}

/// The distance between sections.
///
/// Like SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: CGFloat?
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 8)

  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The prominence of a view.
///
/// Like SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
