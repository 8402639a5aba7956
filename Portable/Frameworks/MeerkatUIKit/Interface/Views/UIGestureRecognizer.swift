/// Recognises gestures; never does here.
///
/// Like UIKit's `UIGestureRecognizer`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var name: String?
  /// The view that the recognizer was added to.
  public internal(set) weak var view: UIView?
  public var state: State { .possible }
  public nonisolated override init() {}

  /// Creates a recognizer; its action is never called.
  public init(target: Any?, action: Selector?) {}

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// What a recognizer knows of its gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}

/// What a recognizer asks; it never does here.
///
/// Like UIKit's `UIGestureRecognizerDelegate`, whose methods are all optional.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

/// Like UIKit's `UITapGestureRecognizer`; never recognises.
open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}

/// The name of a method of Objective-C.
///
/// Like `Selector`. Linux has no Objective-C: nothing is called by such a name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}
