/// A stack of controllers, of which a user sees the topmost.
///
/// Like UIKit's `UINavigationController`; shown as a `NavigationStack` whose path are its
/// controllers.
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(old) && old.parent === self {
        old.parent = nil
      }
      for controller in viewControllers { controller.parent = self }
      navigationBar.topItem = viewControllers.last?.navigationItem
      changes.note()
    }
  }
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false { didSet { changes.note() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  private let popGesture = UIGestureRecognizer()
  public var topViewController: UIViewController? { viewControllers.last }
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Creates a stack with its first controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a stack with bars of other classes.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated) { $0.append(viewController) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.last else { return nil }
    change(animated) { $0.removeLast() }
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    if !popped.isEmpty { change(animated) { $0.removeSubrange((index + 1)...) } }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated) { $0 = viewControllers }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Changes the stack, and tells the delegate which controller is shown then.
  package func change(_ animated: Bool, _ body: (inout [UIViewController]) -> Void) {
    var changed = viewControllers
    body(&changed)
    guard changed != viewControllers else { return }
    if let last = changed.last {
      delegate?.navigationController(self, willShow: last, animated: animated)
    }
    viewControllers = changed
    if let last = changed.last {
      delegate?.navigationController(self, didShow: last, animated: animated)
    }
  }
}

/// Hears of a navigation controller.
///
/// Like UIKit's `UINavigationControllerDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

/// Controllers as tabs.
///
/// Like UIKit's `UITabBarController`; shown as a `TabView`.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { controller.parent = self }
      changes.note()
    }
  }
  open var selectedIndex = 0 { didSet { changes.note() } }
  public let tabBar = UITabBar()
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let newValue, let index = viewControllers?.firstIndex(of: newValue) {
        selectedIndex = index
      }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Selects the tab that a user has chosen.
  package func choose(_ index: Int) {
    guard let controller = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: controller) != false
    else { return changes.note() }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// Hears of a tab bar controller.
///
/// Like UIKit's `UITabBarControllerDelegate`.
@OptionalMethods(answer: true) @MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
