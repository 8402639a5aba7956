/// A question to the user.
///
/// Like UIKit's `UIAlertController`; shown as an alert or a confirmation dialog.
open class UIAlertController: UIViewController {
  /// The form of the question.
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String? { didSet { changes.note() } }
  open var preferredAction: UIAlertAction?
  public private(set) var preferredStyle = Style.actionSheet
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  /// Creates a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which `configurationHandler` prepares.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question.
///
/// Like UIKit's `UIAlertAction`.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What an answer means.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  @Memberwise
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil)

  /// Does what follows from the answer.
  package func perform() { handler?(self) }
}
