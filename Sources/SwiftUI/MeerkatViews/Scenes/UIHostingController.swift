public import MeerkatUIKit

/// A controller for a view in a UIKit window; not shown by hosts.
///
/// Like SwiftUI's `UIHostingController`.
///
/// Accepted, without effect.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  @available(*, unavailable, message: "A hosting controller is made of a view.")
  public required nonisolated init() { preconditionFailure("A hosting controller needs a view.") }
}
