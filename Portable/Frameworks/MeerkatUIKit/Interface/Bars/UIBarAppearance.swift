/// The appearance of a bar.
///
/// Like UIKit's `UIBarAppearance`. It is kept, and has no effect on what hosts show.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public nonisolated required override init() {}

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, .separator) }
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The appearance of a navigation bar.
///
/// Like UIKit's `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage: UIImage?

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage }
}

/// The appearance of a tab bar.
///
/// Like UIKit's `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar.
///
/// Like UIKit's `UIToolbarAppearance`.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar's items.
///
/// Like UIKit's `UITabBarItemAppearance`.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public nonisolated override init() {}
}

/// The appearance of a tab bar's items in a state.
///
/// Like UIKit's `UITabBarItemStateAppearance`.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  nonisolated override init() {}
}

/// The appearance of the buttons in bars.
///
/// Like UIKit's `UIBarButtonItemAppearance`.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public nonisolated override init() {}

  /// Creates the appearance of a style of buttons.
  public init(style: UIBarButtonItem.Style) {}

  public func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The appearance of the buttons in bars in a state.
///
/// Like UIKit's `UIBarButtonItemStateAppearance`.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?
  nonisolated override init() {}
}

/// A distance from left to right and from top to bottom.
///
/// Like UIKit's `UIOffset`.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat = 0
  public var vertical: CGFloat = 0
  public init() {}
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = UIOffset()
}

/// The size of a bar.
///
/// Like UIKit's `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The look of a bar.
///
/// Like UIKit's `UIBarStyle`.
public enum UIBarStyle: Int, Sendable { case `default`, black }
