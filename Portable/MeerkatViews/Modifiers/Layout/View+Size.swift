extension View {
  /// Fixes the view at its ideal size, whatever the proposal.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size along the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Constrains the view's aspect ratio, as width by height; nil for the view's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio, contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// Scales the view to fit its parent, keeping its aspect ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill its parent, keeping its aspect ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority for space in a stack: the highest value comes first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modified(.layoutPriority(value))
  }
}
