public import Foundation

extension View {
  /// Adds padding around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified(.padding(Padding(edges: .all, insets: insets)))
  }

  /// Adds padding at the given edges, in points; nil for the host's default.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modified(.padding(Padding(edges: edges, length: length)))
  }

  /// Adds equal padding at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modified(.padding(Padding(edges: .all, length: length)))
  }
}
