/// The base class of objects that respond to events.
///
/// Like UIKit's `UIResponder`, as the base class of delegates. It receives no events, and posts no
/// notifications.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public static let keyboardWillShowNotification = name("keyboardWillShow")
  public static let keyboardDidShowNotification = name("keyboardDidShow")
  public static let keyboardWillHideNotification = name("keyboardWillHide")
  public static let keyboardDidHideNotification = name("keyboardDidHide")
  public static let keyboardWillChangeFrameNotification = name("keyboardWillChangeFrame")
  public static let keyboardDidChangeFrameNotification = name("keyboardDidChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIResponder.\(event)Notification")
  }

  /// Creates a responder.
  public nonisolated override init() {}

  /// The responder that hears of what this one doesn't respond to.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
