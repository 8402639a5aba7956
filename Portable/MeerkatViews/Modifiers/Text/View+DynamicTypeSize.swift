extension View {
  /// Sets the text size.
  ///
  /// Works in the browser only.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size.
  ///
  /// Works in the browser only.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    BoundedTypeSize(content: self, allowed: DynamicTypeSize.allCases.filter { range.contains($0) })
  }
}

/// A view that limits the text size.
nonisolated private struct BoundedTypeSize<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  let content: Content
  /// From the smallest to the largest.
  let allowed: [DynamicTypeSize]

  @MainActor var body: some View { content.environment(\.dynamicTypeSize, bounded) }

  @MainActor private var bounded: DynamicTypeSize {
    guard let least = allowed.first, let most = allowed.last else { return size }
    return min(max(size, least), most)
  }
}
