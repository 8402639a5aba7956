public import MeerkatUI

/// Shows a page of the web: as a link that opens it.
///
/// Like SafariServices' `SFSafariViewController`.
open class SFSafariViewController: UIHostingController<Link<Text>> {
  /// How the page is shown.
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  /// What the button that closes the page says.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  /// Creates a controller for an address.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(rootView: Link(url.absoluteString, destination: url))
  }

  public required init?(coder aDecoder: NSCoder) { nil }

  open override func viewDidDisappear(_ animated: Bool) {
    delegate?.safariViewControllerDidFinish(self)
  }
}

/// Hears of a page of the web.
///
/// Like SafariServices' `SFSafariViewControllerDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
