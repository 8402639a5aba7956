/// A font.
///
/// Like UIKit's `UIFont`. `Font(_:)` makes a font of SwiftUI from it; the heights are San
/// Francisco's.
public final class UIFont: NSObject, Sendable {
  public let fontDescriptor: UIFontDescriptor

  /// The weight of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// The purpose of text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14
  /// The families of fonts, which only the browser knows.
  public static var familyNames: [String] { [] }

  /// Returns the names of a family's fonts, which only the browser knows.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Creates a font of a description; a size of zero is the description's own.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
  }

  /// Creates a font by its name, in a size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: 0)
  }

  private static func system(
    _ size: CGFloat, _ change: (inout UIFontDescriptor.Looks) -> Void = { _ in }
  ) -> UIFont {
    var looks = UIFontDescriptor.Looks(size: size)
    change(&looks)
    return UIFont(descriptor: UIFontDescriptor(looks), size: 0)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { $0.weight = weight }
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.weight = .bold }
  }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.traits = .traitItalic }
  }
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { ($0.weight, $0.design) = (weight, .monospaced) }
  }
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize) { ($0.weight, $0.hasMonospacedDigits) = (weight, true) }
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  public var pointSize: CGFloat { fontDescriptor.pointSize }
  public var fontName: String { familyName }
  public var familyName: String { fontDescriptor.looks.family ?? ".AppleSystemUIFont" }
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var lineHeight: CGFloat { ascender - descender }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  public override var hash: Int { fontDescriptor.hash }
}

/// The font of Core Text, which is bridged to UIKit's.
public typealias CTFont = UIFont

/// The description of a font.
///
/// Like UIKit's `UIFontDescriptor`.
public final class UIFontDescriptor: NSObject, Sendable {
  package let looks: Looks

  /// What distinguishes a font from the system's.
  package struct Looks: Hashable, Sendable {
    package var size: CGFloat
    package var family: String?
    package var weight: UIFont.Weight?
    package var design = SystemDesign.default
    package var traits: SymbolicTraits = []
    package var hasMonospacedDigits = false
    package var style: UIFont.TextStyle?
  }

  /// The traits of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The design of letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  init(_ looks: Looks) { self.looks = looks }

  /// Creates the description of a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Looks(size: size, family: fontName))
  }

  /// Returns the description of a text style's font, in the size that users have by default.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    let sizes: [UIFont.TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
      .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFontDescriptor(Looks(size: sizes[style] ?? 17, style: style))
  }

  public var pointSize: CGFloat { looks.size }
  public var symbolicTraits: SymbolicTraits { looks.traits }

  private func with(_ change: (inout Looks) -> Void) -> UIFontDescriptor {
    var looks = looks
    change(&looks)
    return UIFontDescriptor(looks)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    with { ($0.size, $0.style) = (newPointSize, nil) }
  }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { $0.traits = symbolicTraits }
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with { $0.design = design }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.looks == looks
  }

  public override var hash: Int { looks.hashValue }
}

/// Scales a font with the size of text that a user prefers.
///
/// Like UIKit's `UIFontMetrics`, for the default size: everything stays as it is.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
