extension View {
  /// Sets the maximum number of lines of text; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    EnvironmentModified(content: self) { $0.lineLimit = number }
  }

  /// Sets the minimum, the maximum or both numbers of lines of text, as a range.
  nonisolated public func lineLimit<Limit: RangeExpression>(_ limit: Limit) -> some View
  where Limit.Bound == Int {
    let numbers = limit.relative(to: 0..<Int.max)
    return lineLimit(numbers.upperBound == .max ? nil : numbers.upperBound - 1)
  }

  /// Sets the maximum number of lines of text, and whether to reserve their space.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets the alignment of lines of text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModified(content: self) { $0.multilineTextAlignment = alignment }
  }

  /// Sets where text that doesn't fit is truncated.
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

  /// Sets the fraction to which text may shrink before it is truncated.
  ///
  /// Accepted, without effect.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    EnvironmentModified(content: self) { $0.minimumScaleFactor = factor }
  }

  /// Sets whether letters may be tightened so that text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { accepted() }
}
