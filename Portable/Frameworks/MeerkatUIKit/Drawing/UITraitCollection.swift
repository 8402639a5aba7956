/// A light or dark appearance.
///
/// Like UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The traits of a view's environment.
///
/// Like UIKit's `UITraitCollection`, for the closures of dynamic colours.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates a light or dark environment.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The environment of the page whose views are evaluated: a view that asks for it follows it.
  public static var current: UITraitCollection {
    let isDark = AppHost.current?.look.isDark == true
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
