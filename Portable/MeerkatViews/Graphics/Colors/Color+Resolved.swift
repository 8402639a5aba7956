import MeerkatAssets

extension Color {
  /// The components of a colour.
  ///
  /// Like SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The component from 0 to 1, in sRGB.
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// Creates a colour from components from 0 to 1, in sRGB.
    @Memberwise
    public init(
      colorSpace _: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    )
  }

  /// Creates a colour from its components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the colour in a light or dark environment.
  ///
  /// A colour that isn't in the app's catalogues is grey.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = components(isDark: environment.colorScheme == .dark)
    let isClear = source == .system(.clear)
    let opacity = opacity * (variant(isDark: environment.colorScheme == .dark)?.opacity ?? 1)
    return Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue),
      opacity: isClear ? 0 : Float(opacity))
  }

  /// Returns a colour between this one and another, from 0, this one, to 1, the other.
  ///
  /// The components are mixed as sRGB has them, in the perceptual space too, separately for light and
  /// dark appearance.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = min(max(fraction, 0), 1)
    func mixed(isDark: Bool) -> Int {
      let (own, other) = (components(isDark: isDark), rhs.components(isDark: isDark))
      return [(own.red, other.red), (own.green, other.green), (own.blue, other.blue)]
        .reduce(0) { value, pair in
          let part = pair.0 + (pair.1 - pair.0) * share
          return value << 8 | Int((min(max(part, 0), 1) * 255).rounded())
        }
    }
    var mix = Color(.pair(light: mixed(isDark: false), dark: mixed(isDark: true)))
    mix.opacity = opacity + (rhs.opacity - opacity) * share
    return mix
  }

  private func components(isDark: Bool) -> (red: Double, green: Double, blue: Double) {
    switch source {
    case .components(let red, let green, let blue): return (red, green, blue)
    case .named:
      guard let asset = variant(isDark: isDark)?.standard else { return (0.5, 0.5, 0.5) }
      return (asset.red, asset.green, asset.blue)
    case .system(let system):
      return Color.components(isDark ? system.values.dark : system.values.light)
    case .pair(let light, let dark): return Color.components(isDark ? dark : light)
    }
  }

  private func variant(isDark: Bool) -> AssetColor.Components? {
    asset.map { isDark ? $0.dark : $0.light }
  }

  private static func components(_ value: Int) -> (red: Double, green: Double, blue: Double) {
    (Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
  }

  /// Red, green and blue as people write them: `#ff3b30`.
  var hexadecimal: String {
    let parts = components(isDark: false)
    let digits = [parts.red, parts.green, parts.blue].map { part in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// Creates a colour of what ``hexadecimal`` gives, nil for anything else.
  init?(hexadecimal: String) {
    let digits = hexadecimal.drop { $0 == "#" }
    guard digits.count == 6, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    let parts = Color.components(value)
    self.init(red: parts.red, green: parts.green, blue: parts.blue)
  }
}
