/// Whether something is light or dark.
///
/// Like UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What is known of the surroundings of a view.
///
/// Like UIKit's `UITraitCollection`, for the closures of dynamic colours.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates surroundings that are light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
