/// A row of views with movable dividers; here without dividers.
///
/// Like SwiftUI's `HSplitView`.
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a row of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View { HStack(spacing: 0) { content } }
}

/// A column of views with movable dividers; here without dividers.
///
/// Like SwiftUI's `VSplitView`.
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a column of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View { VStack(spacing: 0) { content } }
}
