public import Foundation

extension View {
  /// Sets the largest number of lines that a text takes; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    EnvironmentModified(content: self) { $0.lineLimit = number }
  }

  /// Sets between how many lines a text takes.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets how many lines a text takes at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  /// Sets the largest number of lines that a text takes.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the largest number of lines that a text takes, and whether it always takes as much space.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets how the lines of a text are aligned.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModified(content: self) { $0.multilineTextAlignment = alignment }
  }

  /// Sets where a text that does not fit is shortened.
  ///
  /// Accepted, without effect.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentModified(content: self) { $0.truncationMode = mode }
  }

  /// Sets the distance between lines, in points.
  ///
  /// Works in the browser only.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    EnvironmentModified(content: self) { $0.lineSpacing = lineSpacing }
  }

  /// Sets to which fraction text may shrink before it is shortened.
  ///
  /// Accepted, without effect.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    EnvironmentModified(content: self) { $0.minimumScaleFactor = factor }
  }

  /// Sets whether letters may come closer so that a text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { accepted() }
}
