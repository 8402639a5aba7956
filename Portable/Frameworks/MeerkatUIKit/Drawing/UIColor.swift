/// A colour.
///
/// Like UIKit's `UIColor`.
public final class UIColor: Hashable, Sendable {
  package let source: Source
  package let opacity: Double

  /// The source of the colour.
  package enum Source: Hashable, Sendable {
    /// One of the system's colours, which has a value for light and one for dark.
    case system(SystemColor)
    /// Red, green and blue from 0 to 1, in sRGB.
    case components(red: Double, green: Double, blue: Double)
    /// A colour of the app's catalogue.
    case named(String)
    /// Red, green and blue in light surroundings and in dark ones, as `0xff3b30`.
    case pair(light: Int, dark: Int)
  }

  @Memberwise
  package init(_ source: Source, opacity: Double = 1)

  /// Creates a colour from components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .components(red: Double(red), green: Double(green), blue: Double(blue)),
      opacity: Double(alpha))
  }

  /// Creates a colour from components from 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from a whiteness from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let part: (CGFloat) -> CGFloat = { shift in
      let angle = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(angle, 4 - angle, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a colour from the app's catalogue.
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// Creates a colour with a different value in dark appearance.
  ///
  /// The opacity is that of the light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    if light != dark, let first = light.value(isDark: false), let second = dark.value(isDark: true)
    {
      self.init(first, second, opacity: light.opacity)
    } else {
      self.init(light.source, opacity: light.opacity)
    }
  }

  /// Red, green and blue as `0xff3b30`; nil for a colour of the catalogue.
  private func value(isDark: Bool) -> Int? {
    switch source {
    case .system(let color): isDark ? color.values.dark : color.values.light
    case .pair(let light, let dark): isDark ? dark : light
    case .components(let red, let green, let blue):
      [red, green, blue].reduce(0) { $0 << 8 | Int((min(max($1, 0), 1) * 255).rounded()) }
    case .named: nil
    }
  }

  private convenience init(_ light: Int, _ dark: Int, opacity: Double = 1) {
    self.init(.pair(light: light, dark: dark), opacity: opacity)
  }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source, opacity: Double(alpha))
  }

  /// Writes the components in light appearance, from 0 to 1, and returns whether they are known.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let value = value(isDark: false) else { return false }
    var parts = (CGFloat(value >> 16 & 255), CGFloat(value >> 8 & 255), CGFloat(value & 255))
    parts = (parts.0 / 255, parts.1 / 255, parts.2 / 255)
    if case .components(let red, let green, let blue) = source {
      parts = (CGFloat(red), CGFloat(green), CGFloat(blue))
    }
    red?.pointee = parts.0
    green?.pointee = parts.1
    blue?.pointee = parts.2
    alpha?.pointee = source == .system(.clear) ? 0 : CGFloat(opacity)
    return true
  }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.source == right.source && left.opacity == right.opacity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(opacity)
  }
}

extension UIColor {
  public static let black = UIColor(.system(.black))
  public static let white = UIColor(.system(.white))
  public static let clear = UIColor(.system(.clear))
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public static let systemRed = UIColor(.system(.red))
  public static let systemOrange = UIColor(.system(.orange))
  public static let systemYellow = UIColor(.system(.yellow))
  public static let systemGreen = UIColor(.system(.green))
  public static let systemMint = UIColor(.system(.mint))
  public static let systemTeal = UIColor(.system(.teal))
  public static let systemCyan = UIColor(.system(.cyan))
  public static let systemBlue = UIColor(.system(.blue))
  public static let systemIndigo = UIColor(.system(.indigo))
  public static let systemPurple = UIColor(.system(.purple))
  public static let systemPink = UIColor(.system(.pink))
  public static let systemBrown = UIColor(.system(.brown))
  public static let tintColor = UIColor(.system(.accent))

  public static let systemGray = UIColor(.system(.gray))
  public static let systemGray2 = UIColor(0xaeaeb2, 0x636366)
  public static let systemGray3 = UIColor(0xc7c7cc, 0x48484a)
  public static let systemGray4 = UIColor(0xd1d1d6, 0x3a3a3c)
  public static let systemGray5 = UIColor(0xe5e5ea, 0x2c2c2e)
  public static let systemGray6 = UIColor(0xf2f2f7, 0x1c1c1e)

  public static let systemBackground = UIColor(0xffffff, 0x000000)
  public static let secondarySystemBackground = UIColor(0xf2f2f7, 0x1c1c1e)
  public static let tertiarySystemBackground = UIColor(0xffffff, 0x2c2c2e)
  public static let systemGroupedBackground = UIColor(0xf2f2f7, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(0xffffff, 0x1c1c1e)
  public static let tertiarySystemGroupedBackground = UIColor(0xf2f2f7, 0x2c2c2e)

  public static let label = UIColor(.system(.primary))
  public static let secondaryLabel = UIColor(.system(.secondary))
  public static let tertiaryLabel = UIColor(0x3c3c43, 0xebebf5, opacity: 0.3)
  public static let quaternaryLabel = UIColor(0x3c3c43, 0xebebf5, opacity: 0.18)
  public static let darkText = UIColor(0x000000, 0x000000)
  public static let lightText = UIColor(0xffffff, 0xffffff, opacity: 0.6)
  public static let placeholderText = UIColor(0x3c3c43, 0xebebf5, opacity: 0.3)
  public static let link = UIColor(0x007aff, 0x0984ff)
  public static let separator = UIColor(0x3c3c43, 0x545458, opacity: 0.29)
  public static let opaqueSeparator = UIColor(0xc6c6c8, 0x38383a)

  public static let systemFill = UIColor(0x787880, 0x787880, opacity: 0.2)
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, opacity: 0.16)
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, opacity: 0.12)
  public static let quaternarySystemFill = UIColor(0x747480, 0x747480, opacity: 0.08)
}
