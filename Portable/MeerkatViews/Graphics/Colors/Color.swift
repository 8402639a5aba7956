/// A colour; named colours adapt to light and dark appearance.
///
/// As a view, it fills the proposed space.
///
/// Like SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
  package var source: Source
  package var opacity: Double = 1

  /// Where the colour comes from.
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

  package init(_ source: Source) { self.source = source }

  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a colour from components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    source = .components(red: red, green: green, blue: blue)
    self.opacity = opacity
  }

  /// Creates a grey from a whiteness from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let part: (Double) -> Double = { shift in
      let angle = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(angle, 4 - angle, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a colour from the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
    // Xcode makes a set of this name without a colour, for the system's.
    if name == "AccentColor", asset == nil { source = .system(.accent) }
  }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity *= opacity
    return copy
  }
}

extension Color {
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(.system(.accent))
}

extension Color: CustomStringConvertible {
  /// The name of a colour that has one, or else its components as `#FF3B30FF`.
  public var description: String {
    switch source {
    case .named(let name): return "NamedColor(name: \"\(name)\", bundle: nil)"
    case .system(.accent): return "AccentColor"
    case .system(let system) where opacity == 1: return system.rawValue
    default:
      let alpha = String(Int((min(max(opacity, 0), 1) * 255).rounded()), radix: 16)
      return (hexadecimal + (alpha.count < 2 ? "0" : "") + alpha).uppercased()
    }
  }
}
