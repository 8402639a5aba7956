/// Controllers as pages, which a user turns.
///
/// Like UIKit's `UIPageViewController`; shown as a `TabView` with pages: those that the data source
/// gives before and after the one that is shown.
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { changes.note() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var isDoubleSided = false
  public private(set) var viewControllers: [UIViewController]? = []
  private var lastPages: [UIViewController] = []

  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Creates a controller without pages; options have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if viewControllers != self.viewControllers {
      for controller in viewControllers ?? [] { controller.parent = self }
      self.viewControllers = viewControllers
      changes.note()
    }
    completion?(true)
  }

  /// All pages, in their order: each controller once, if the data source has no end.
  package var pages: [UIViewController] {
    guard let shown = viewControllers?.first else { return [] }
    var pages = [shown]
    while let last = pages.last, pages.count < Self.mostPages,
      let next = dataSource?.pageViewController(self, viewControllerAfter: last),
      !pages.contains(next)
    {
      pages.append(next)
    }
    while pages.count < Self.mostPages,
      let next = dataSource?.pageViewController(self, viewControllerBefore: pages[0]),
      !pages.contains(next)
    {
      pages.insert(next, at: 0)
    }
    // The same ones in a circle stay where they are, whichever is shown.
    if Set(pages) != Set(lastPages) { lastPages = pages }
    return lastPages
  }

  /// A data source that makes a new controller each time may have no end.
  private static let mostPages = 100

  /// Whether a row of dots says how many pages there are.
  package var showsIndicator: Bool { (dataSource?.presentationCount(for: self) ?? 0) > 0 }

  /// Turns to the page that a user has chosen.
  package func turn(to page: UIViewController) {
    let previous = viewControllers ?? []
    guard previous != [page] else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    setViewControllers([page], direction: .forward, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
  }
}

/// Gives a page view controller its pages.
///
/// Like UIKit's `UIPageViewControllerDataSource`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of a page view controller.
///
/// Like UIKit's `UIPageViewControllerDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
