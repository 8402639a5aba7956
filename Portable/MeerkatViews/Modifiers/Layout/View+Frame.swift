extension View {
  /// Sets a fixed size in points; nil leaves a dimension to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(.frame(width: width, height: height, alignment))
  }

  /// Limits the size of the view, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
          minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
          alignment: alignment)))
  }

  /// Changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }
}

extension View {
  /// Adds padding around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modified(.padding(Padding(edges: .all, insets: insets)))
  }

  /// Adds padding at the given edges, in points; nil for the host's default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(Padding(edges: edges, length: length)))
  }

  /// Adds equal padding at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modified(.padding(Padding(edges: .all, length: length)))
  }
}
