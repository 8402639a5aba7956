/// What manages a screen.
///
/// Like UIKit's `UIViewController`. A representable shows it, as do the navigation controller it is
/// pushed on and the controller that presents it: as its view, which can contain the view of a
/// `UIHostingController`.
open class UIViewController: UIResponder {
  package let changes = ChangeCount()
  private var loadedView: UIView?

  open var title: String? {
    didSet {
      navigationItem.title = title
      changes.note()
    }
  }
  public let navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false { didSet { changes.note() } }
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var edgesForExtendedLayout = UIRectEdge.all
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var definesPresentationContext = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  public var traitCollection: UITraitCollection { .current }

  public private(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController? {
    didSet {
      guard parent !== oldValue else { return }
      isMovingToParent = parent != nil
      isMovingFromParent = parent == nil
    }
  }
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public private(set) lazy var presentationController: UIPresentationController? =
    UISheetPresentationController(self)
  public var popoverPresentationController: UIPopoverPresentationController? { popover }
  private lazy var popover = UIPopoverPresentationController(self)
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// Whether the controller appears because it was presented.
  public private(set) var isBeingPresented = false
  /// Whether the controller disappears because it was dismissed.
  public private(set) var isBeingDismissed = false
  /// Whether the controller appears because it has come to its parent.
  public private(set) var isMovingToParent = false
  /// Whether the controller disappears because it was taken from its parent.
  public private(set) var isMovingFromParent = false
  public var navigationController: UINavigationController? { ancestor() }
  public var tabBarController: UITabBarController? { ancestor() }

  /// Creates a controller; a nib isn't loaded.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller, as `init()`, which `NSObject` declares for any thread.
  @_disfavoredOverload
  public convenience init(_ nothing: Never? = nil) { self.init(nibName: nil, bundle: nil) }

  private func ancestor<Kind: UIViewController>() -> Kind? {
    parent.flatMap { $0 as? Kind ?? $0.ancestor() }
  }

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        loadedView?.controller = self
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
      changes.note()
    }
  }
  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Adds a controller whose view is shown inside this one's.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Presents a controller above this one: an alert as an alert, others as a sheet or a cover.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.isBeingPresented = true
    viewControllerToPresent.isBeingDismissed = false
    changes.note()
    completion?()
  }

  /// Dismisses what this controller presents, or the controller itself if it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? outermost.presentingViewController : self
    presenter?.presentedViewController?.isBeingDismissed = true
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    presenter?.changes.note()
    completion?()
  }

  /// Takes note that the user has dismissed what this controller presents.
  package func didDismiss(_ presented: UIViewController) {
    guard presentedViewController === presented else { return }
    let controller = presented.presentationController
    if let controller { controller.delegate?.presentationControllerWillDismiss(controller) }
    dismiss(animated: true)
    if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
  }

  /// Takes note that the controller has appeared or disappeared.
  package func endTransition() {
    (isBeingPresented, isBeingDismissed) = (false, false)
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  /// The controller around this one that may have been presented.
  private var outermost: UIViewController {
    var controller = self
    while controller.presentingViewController == nil, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  /// Shows a controller: pushed where there is a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }
}

/// How a controller is presented.
///
/// Like UIKit's `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// Whether a presentation covers the whole window.
  package var coversWindow: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}

/// How a presentation comes in.
///
/// Like UIKit's `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The edges of a rectangle.
///
/// Like UIKit's `UIRectEdge`.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)
}

/// The look of the status bar.
///
/// Like UIKit's `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The orientations that an interface has.
///
/// Like UIKit's `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscape = Self(rawValue: 24)
  public static let allButUpsideDown = Self(rawValue: 26)
  public static let all = Self(rawValue: 30)
}

/// The orientation of an interface.
///
/// Like UIKit's `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
