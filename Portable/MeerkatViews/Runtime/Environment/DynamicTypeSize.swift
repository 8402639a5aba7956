/// The user's preferred text size.
///
/// Like SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension EnvironmentValues {
  /// The user's preferred text size.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large
}
