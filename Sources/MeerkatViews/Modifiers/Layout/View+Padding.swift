public import Foundation

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified(.padding(Padding(edges: .all, insets: insets)))
  }

  /// Adds space at some edges, in points; nil is the host's usual distance.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modified(.padding(Padding(edges: edges, length: length)))
  }

  /// Adds the same space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modified(.padding(Padding(edges: .all, length: length)))
  }
}
