/// A font.
///
/// Like SwiftUI's `Font`.
///
/// Works in the browser only.
public struct Font: Hashable, Sendable {
  package var size: Size
  package var weight: Weight?
  package var design: Design = .default
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var family: String?

  /// How large the font is.
  package enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points.
    case fixed(CGFloat)
  }

  /// The purpose of text, which determines its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The weight of letters.
  public struct Weight: Hashable, Sendable {
    /// The weight as CSS counts it, from 100 to 900.
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The design of letters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private init(_ style: TextStyle) { size = .style(style) }

  private init(size: Size) { self.size = size }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  /// Returns the system's font in a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(size: .fixed(size))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns the system's font in a size, in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// Returns the system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style)
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// Returns a font by its name, in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font(size: .fixed(size))
    font.family = name
    return font
  }

  /// Returns a font by its name, in a size in points that scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// Returns a font by its name, in a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { with { $0.weight = .bold } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Accepted, without effect.
  public func smallCaps() -> Font { self }
  /// Accepted, without effect.
  public func width(_ width: Width) -> Font { self }
  /// Accepted, without effect.
  public func leading(_ leading: Leading) -> Font { self }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// The width of letters.
  ///
  /// Accepted; the hosts have fonts of one width.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 for the standard width.
    public var value: CGFloat

    /// Creates a width from a number.
    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
