/// The user's preferred text size; the predecessor of `DynamicTypeSize`.
///
/// Like SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Creates the category of a size.
  public init?(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rawValue] }

  var size: DynamicTypeSize {
    let place = ContentSizeCategory.allCases.firstIndex(of: self)
    return place.flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
  }

  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
  public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
  public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
  public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }
}

extension DynamicTypeSize {
  /// Creates the size of a category.
  public init?(_ category: ContentSizeCategory) { self = category.size }
}

extension EnvironmentValues {
  /// The user's preferred text size; the predecessor of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.size }
  }
}
