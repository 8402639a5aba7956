/// A colour, as layers take it.
///
/// Like Core Graphics' `CGColor`, as far as views of UIKit need it.
public final class CGColor: Hashable, Sendable {
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Creates a colour from components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// Red, green, blue and alpha from 0 to 1; nil for a colour of the catalogue.
  public var components: [CGFloat]? {
    var parts: [CGFloat] = [0, 0, 0, 0]
    let isKnown = parts.withUnsafeMutableBufferPointer { parts in
      guard let red = parts.baseAddress else { return false }
      return color.getRed(red, green: red + 1, blue: red + 2, alpha: red + 3)
    }
    return isKnown ? parts : nil
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }

  /// Creates a colour from one of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color.source, opacity: cgColor.color.opacity)
  }
}

/// What draws a view.
///
/// Like Core Animation's `CALayer`, as far as views set it in passing: corners, borders, opacity
/// and a background colour are shown, a shadow isn't.
@MainActor @preconcurrency
open class CALayer: NSObject {
  package let changes = ChangeCount()
  private var shadow = Shadow()

  open var cornerRadius: CGFloat = 0 { didSet { changes.note() } }
  open var borderWidth: CGFloat = 0 { didSet { changes.note() } }
  open var borderColor: CGColor? { didSet { changes.note() } }
  open var backgroundColor: CGColor? { didSet { changes.note() } }
  open var masksToBounds = false { didSet { changes.note() } }
  open var opacity: Float = 1 { didSet { changes.note() } }
  open var isHidden = false { didSet { changes.note() } }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var zPosition: CGFloat = 0

  private struct Shadow {
    var color: CGColor?
    var offset = CGSize(width: 0, height: -3)
    var radius: CGFloat = 3
    var opacity: Float = 0
  }

  open var shadowColor: CGColor? {
    get { shadow.color }
    set { set(\.color, newValue) }
  }
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set { set(\.offset, newValue) }
  }
  open var shadowRadius: CGFloat {
    get { shadow.radius }
    set { set(\.radius, newValue) }
  }
  open var shadowOpacity: Float {
    get { shadow.opacity }
    set { set(\.opacity, newValue) }
  }

  private func set<Value>(_ path: WritableKeyPath<Shadow, Value>, _ value: Value) {
    IgnoredNames.noteUIKit("CALayer.shadow…")
    shadow[keyPath: path] = value
  }

  nonisolated public override init() {}
}

/// Returns how long the machine has been running, in seconds.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
