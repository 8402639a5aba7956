/// A field for a line of text.
///
/// Like UIKit's `UITextField`; shown as a `TextField` or a `SecureField`. Its delegate hears of the
/// text that a user types and of the return key.
open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" { didSet { if text != oldValue { changes.note() } } }
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var placeholder: String? { didSet { changes.note() } }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var font: UIFont? { didSet { changes.note() } }
  open var textColor: UIColor? { didSet { changes.note() } }
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false { didSet { changes.note() } }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType!
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var adjustsFontForContentSizeCategory = false
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  public internal(set) var isEditing = false

  /// The border of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// Takes over what a user has typed, if the delegate has nothing against it.
  package func type(_ new: String) {
    guard new != text else { return }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: whole, replacementString: new)
    guard isAllowed != false else { return changes.note() }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Does what the return key does.
  package func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: .editingDidEndOnExit)
  }

  /// Begins or ends the editing.
  package func setEditing(_ isEditing: Bool) {
    guard self.isEditing != isEditing else { return }
    self.isEditing = isEditing
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }
}

/// Hears of a text field.
///
/// Like UIKit's `UITextFieldDelegate`. What a user types arrives as a replacement of the whole
/// text.
@OptionalMethods(answer: true) @MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// A field for several lines of text.
///
/// Like UIKit's `UITextView`; shown as a `TextEditor`, or as a `Text` if it isn't editable.
open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { if text != oldValue { changes.note() } } }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string ?? "" }
  }
  open var font: UIFont? { didSet { changes.note() } }
  open var textColor: UIColor? { didSet { changes.note() } }
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true { didSet { changes.note() } }
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets.zero
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  open var inputAccessoryView: UIView?

  /// Takes over what a user has typed, if the delegate has nothing against it.
  package func type(_ new: String) {
    guard new != text else { return }
    let delegate = delegate as? any UITextViewDelegate
    let whole = NSRange(location: 0, length: text.utf16.count)
    guard delegate?.textView(self, shouldChangeTextIn: whole, replacementText: new) != false else {
      return changes.note()
    }
    text = new
    delegate?.textViewDidChange(self)
  }
}

/// Hears of a text view.
///
/// Like UIKit's `UITextViewDelegate`. What a user types arrives as a replacement of the whole text.
@OptionalMethods(answer: true) @MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// A field for a search.
///
/// Like UIKit's `UISearchBar`; shown as a `TextField`.
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = "" { didSet { if text != oldValue { changes.note() } } }
  open var placeholder: String? { didSet { changes.note() } }
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  public let searchTextField = UITextField()

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Takes over what a user has typed.
  package func type(_ new: String) {
    guard new != text else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }

  /// Does what the search key does.
  package func submit() { delegate?.searchBarSearchButtonClicked(self) }
}

/// Hears of a search bar.
///
/// Like UIKit's `UISearchBarDelegate`.
@OptionalMethods @MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

/// The title of the return key.
///
/// Like UIKit's `UIReturnKeyType`.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether the keyboard corrects what a user types.
///
/// Like UIKit's `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
