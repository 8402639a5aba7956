public import Foundation

/// The parts of a screen that are not free.
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
  /// Lets the view extend into the parts of a screen that are not free.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(.ignoresSafeArea(regions.contains(.container) ? edges : []))
  }

  /// Lets the view extend into the parts of a screen that are not free.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modified(.ignoresSafeArea(edges))
  }

  /// Makes the free part of the screen smaller, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(.safeAreaPadding(insets))
  }

  /// Makes the free part of the screen smaller at some edges, in points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let usual: CGFloat = 16
    let padding = Padding(edges: edges, length: length ?? usual)
    return modified(.safeAreaPadding(padding.insets(usual: EdgeInsets())))
  }

  /// Makes the free part of the screen smaller at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Shows content in front of an edge of the view, whose safe area ends there.
  ///
  /// The distance between the content and the safe area is in points, and 8 unless given.
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

  /// Shows content in front of an edge of the view, whose safe area ends there.
  ///
  /// The distance between the content and the safe area is in points, and 8 unless given.
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
