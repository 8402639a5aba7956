/// What manages the presentation of a controller.
///
/// Like UIKit's `UIPresentationController`.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public private(set) unowned var presentedViewController: UIViewController
  public var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// Manages a sheet.
///
/// Like UIKit's `UISheetPresentationController`. Its heights have an effect.
public final class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    package let isLarge: Bool

    @Memberwise
    private init(_ identifier: Identifier, isLarge: Bool)

    public static func medium() -> Detent { Detent(.medium, isLarge: false) }
    public static func large() -> Detent { Detent(.large, isLarge: true) }
  }

  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var preferredCornerRadius: CGFloat?

  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// Manages a popover; it is shown as a sheet.
///
/// Like UIKit's `UIPopoverPresentationController`.
public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Where the arrow of a popover points.
///
/// Like UIKit's `UIPopoverArrowDirection`.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any = Self(rawValue: 15)
}

/// Hears of a presentation.
///
/// Like UIKit's `UIAdaptivePresentationControllerDelegate`.
@OptionalMethods(answer: true) @MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
}
