/// A part of a screen.
///
/// Like UIKit's `UIView`. A representable or a view controller shows it: a view with subviews as
/// these, one above the other, and a view of a class that UIKit doesn't have as a box with the
/// name of the class. Frames and constraints have no effect; nothing is drawn.
open class UIView: UIResponder {
  package let changes = ChangeCount()
  /// The controller that the view belongs to.
  package weak var controller: UIViewController?

  open var frame: CGRect { didSet { bounds.size = frame.size } }
  open var bounds: CGRect
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: UIColor? { didSet { changes.note() } }
  open var tintColor: UIColor! { didSet { changes.note() } }
  open var alpha: CGFloat = 1 { didSet { changes.note() } }
  open var isHidden = false { didSet { changes.note() } }
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill { didSet { changes.note() } }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var tag = 0
  open var isAccessibilityElement = false
  /// The layer, if anything has asked for it.
  package private(set) var usedLayer: CALayer?
  public var layer: CALayer {
    if let usedLayer { return usedLayer }
    let layer = CALayer()
    usedLayer = layer
    changes.note()
    return layer
  }
  open var accessibilityLabel: String? { didSet { changes.note() } }
  open var accessibilityIdentifier: String? { didSet { changes.note() } }
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  public private(set) var subviews: [UIView] = [] { didSet { changes.note() } }
  public private(set) weak var superview: UIView?
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var traitCollection: UITraitCollection { .current }
  open override var next: UIResponder? { controller ?? superview }

  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates an empty view; nothing is decoded.
  public required init?(coder: NSCoder) {
    (frame, bounds) = (.zero, .zero)
    super.init()
  }

  /// Creates a view, as `init()`, which `NSObject` declares for any thread.
  @_disfavoredOverload
  public convenience init(_ nothing: Never? = nil) { self.init(frame: .zero) }

  /// Adds a view above the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Moves a subview above the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Returns whether the view gave up the focus.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// Adds a recognizer, which recognises nothing.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    IgnoredNames.noteUIKit("UIView.addGestureRecognizer(_:)")
    gestureRecognizers?.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  open func didMoveToSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func updateConstraints() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func draw(_ rect: CGRect) {}
  open func invalidateIntrinsicContentSize() {}
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Makes changes, without an animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes, without an animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// Makes changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether changes are animated, which they aren't here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
  }
}
