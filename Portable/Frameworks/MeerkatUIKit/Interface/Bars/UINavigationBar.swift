/// The bar at the top of a navigation controller, for its appearance.
///
/// Like UIKit's `UINavigationBar`.
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var prefersLargeTitles = false { didSet { changes.note() } }
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public internal(set) var topItem: UINavigationItem?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The bar at the bottom of a tab bar controller, for its appearance.
///
/// Like UIKit's `UITabBar`.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemSpacing: CGFloat = 0
  open var items: [UITabBarItem]?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar with buttons, for its appearance.
///
/// Like UIKit's `UIToolbar`.
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: Int, barMetrics: UIBarMetrics
  ) {}
}

/// What a bar contains.
///
/// Like UIKit's `UIBarItem`.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  public nonisolated override init() {}

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button in a bar.
///
/// Like UIKit's `UIBarButtonItem`. A navigation controller shows it; of its actions, only a
/// `UIAction` is called.
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent = 3
  }

  /// A button that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  open var style = Style.plain
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var tintColor: UIColor?
  open weak var target: AnyObject?
  open var action: Selector?

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.action = action
  }

  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.action = action
  }

  /// Creates a button that the system knows.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.action = action
  }

  /// Creates a button that the system knows.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    title = "\(systemItem)".capitalized
    self.primaryAction = primaryAction
  }

  /// Creates a button that does something.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Does what the button does.
  package func perform() {
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}

/// An item of a tab bar.
///
/// Like UIKit's `UITabBarItem`.
open class UITabBarItem: UIBarItem {
  /// An item that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}

/// What the navigation bar shows for a view controller.
///
/// Like UIKit's `UINavigationItem`.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  package let changes = ChangeCount()
  open var title: String? { didSet { changes.note() } }
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false { didSet { changes.note() } }
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changes.note() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changes.note() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changes.note() } }
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  nonisolated override init() {}

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
}
