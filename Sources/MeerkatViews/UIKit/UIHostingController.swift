public import MeerkatUIKit

/// Keeps a view for a window of UIKit, which no host shows.
///
/// Like SwiftUI's `UIHostingController`.
///
/// Accepted, without effect.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Keeps a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  @available(*, unavailable, message: "A hosting controller is made of a view.")
  public required nonisolated init() { preconditionFailure("A hosting controller needs a view.") }
}
