extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let ligature = Self(rawValue: "NSLigature")
  public static let kern = Self(rawValue: "NSKern")
  public static let tracking = Self(rawValue: "CTTracking")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let link = Self(rawValue: "NSLink")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let attachment = Self(rawValue: "NSAttachment")
}

/// The look of a line under or through text.
///
/// Like UIKit's `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where the lines of a text are, from left to right.
///
/// Like UIKit's `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where lines that are too long break.
///
/// Like UIKit's `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The look of a paragraph.
///
/// Like UIKit's `NSParagraphStyle`. Hosts don't show it.
open class NSParagraphStyle: NSObject {
  open internal(set) var alignment = NSTextAlignment.natural
  open internal(set) var lineSpacing: CGFloat = 0
}

/// The look of a paragraph, which can change.
///
/// Like UIKit's `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
  private var isAligned = NSTextAlignment.natural
  private var lines: CGFloat = 0
  open override var alignment: NSTextAlignment {
    get { isAligned }
    set { isAligned = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { lines }
    set { lines = newValue }
  }
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var hyphenationFactor: Float = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The shadow of text.
///
/// Like UIKit's `NSShadow`. Hosts don't show it.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

extension String {
  /// Returns the approximate size of the text in its font, in points; only hosts know the exact one.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return CGSize(
      width: CGFloat(lines.map(\.count).max() ?? 0) * font.pointSize / 2,
      height: CGFloat(lines.count) * font.lineHeight)
  }
}

extension NSString {
  /// Returns the approximate size of the text in its font, in points; only hosts know the exact one.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}
