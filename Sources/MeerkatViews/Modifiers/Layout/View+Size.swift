public import Foundation

extension View {
  /// Gives the view its ideal size, whatever it is offered.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size along the chosen axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps a ratio of width to height; nil is that of the view itself.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio, contentMode))
  }

  /// Keeps the ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// Makes the view as large as fits, in its own ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as fills, in its own ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets who gets space first in a stack: the highest value.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modified(.layoutPriority(value))
  }
}
