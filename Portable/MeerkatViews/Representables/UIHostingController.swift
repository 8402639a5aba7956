/// A controller for a view.
///
/// Like SwiftUI's `UIHostingController`. A representable shows it, as do a navigation controller
/// and a controller that presents it.
open class UIHostingController<Content: View>: UIViewController, HostedContent {
  /// The view.
  public var rootView: Content { didSet { changes.note() } }
  /// How the controller follows the size of its view; without effect.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a view; nothing is decoded.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Never creates a controller, which needs a view.
  public required init?(coder aDecoder: NSCoder) { nil }

  var content: AnyView { AnyView(rootView) }

  /// Returns the size proposed: only layout knows that of the view.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// How a hosting controller follows the size of its view.
///
/// Like SwiftUI's `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller with a view of SwiftUI.
@MainActor
protocol HostedContent: UIViewController {
  var content: AnyView { get }
}
