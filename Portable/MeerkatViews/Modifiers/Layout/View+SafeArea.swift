/// The parts of a screen outside the safe area.
///
/// Like SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view extend outside the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(.ignoresSafeArea(regions.contains(.container) ? edges : []))
  }

  /// Lets the view extend outside the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified(.ignoresSafeArea(edges))
  }

  /// Insets the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(.safeAreaPadding(insets))
  }

  /// Insets the safe area at the given edges, in points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let usual: CGFloat = 16
    let padding = Padding(edges: edges, length: length ?? usual)
    return modified(.safeAreaPadding(padding.insets(usual: EdgeInsets())))
  }

  /// Insets the safe area at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Shows content at an edge of the view, and insets its safe area accordingly.
  ///
  /// The distance between the content and the safe area is in points; 8 by default.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content().modified(.inset(edge == .top ? .top : .bottom))
    return VStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .top { inset }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { inset }
    }
  }

  /// Shows content at an edge of the view, and insets its safe area accordingly.
  ///
  /// The distance between the content and the safe area is in points; 8 by default.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content().modified(.inset(edge == .leading ? .leading : .trailing))
    return HStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .leading { inset }
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { inset }
    }
  }
}
