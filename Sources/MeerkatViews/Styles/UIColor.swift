public import Foundation

/// A colour of UIKit, as far as views need it.
///
/// Like UIKit's `UIColor`: for `Color(uiColor: .systemBackground)` and the like.
public final class UIColor: Hashable, Sendable {
  let color: Color

  /// Makes the colour that a view would have.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Makes a grey of a whiteness from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Makes a colour of the app's catalogue.
  public convenience init?(named name: String) { self.init(Color(name)) }

  private convenience init(_ light: Int, _ dark: Int, opacity: Double = 1) {
    self.init(Color(.pair(light: light, dark: dark)).opacity(opacity))
  }

  /// Gives the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var copy = color
    copy.opacity = Double(alpha)
    return UIColor(copy)
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Makes a colour of one of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes a colour of one of UIKit.
  public init(_ color: UIColor) { self = color.color }
}

extension UIColor {
  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let clear = UIColor(Color.clear)
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

  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  public static let tintColor = UIColor(Color.accentColor)

  public static let systemGray = UIColor(Color.gray)
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

  public static let label = UIColor(Color.primary)
  public static let secondaryLabel = UIColor(Color.secondary)
  public static let tertiaryLabel = UIColor(0x3c3c43, 0xebebf5, opacity: 0.3)
  public static let quaternaryLabel = UIColor(0x3c3c43, 0xebebf5, opacity: 0.18)
  public static let placeholderText = UIColor(0x3c3c43, 0xebebf5, opacity: 0.3)
  public static let link = UIColor(0x007aff, 0x0984ff)
  public static let separator = UIColor(0x3c3c43, 0x545458, opacity: 0.29)
  public static let opaqueSeparator = UIColor(0xc6c6c8, 0x38383a)

  public static let systemFill = UIColor(0x787880, 0x787880, opacity: 0.2)
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, opacity: 0.16)
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, opacity: 0.12)
  public static let quaternarySystemFill = UIColor(0x747480, 0x747480, opacity: 0.08)
}
