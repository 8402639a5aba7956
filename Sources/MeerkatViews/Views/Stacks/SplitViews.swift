/// Views from left to right, with lines between that a person can move; here without.
///
/// Like SwiftUI's `HSplitView`.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Places views from left to right.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View { HStack(spacing: 0) { content } }
}

/// Views from top to bottom, with lines between that a person can move; here without.
///
/// Like SwiftUI's `VSplitView`.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Places views from top to bottom.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View { VStack(spacing: 0) { content } }
}
