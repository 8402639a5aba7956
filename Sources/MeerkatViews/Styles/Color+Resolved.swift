extension Color {
  /// A colour as its components.
  ///
  /// Like SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, Codable {
    /// From 0 to 1, in sRGB.
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    /// Makes a colour of components from 0 to 1, in sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Makes a colour of its components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Gives the components of the colour in light surroundings or dark ones.
  ///
  /// A colour of the app's catalogue, which hosts don't read, is grey.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = components(isDark: environment.colorScheme == .dark)
    let isClear = source == .system(.clear)
    return Resolved(
      red: Float(parts.red), green: Float(parts.green), blue: Float(parts.blue),
      opacity: isClear ? 0 : Float(opacity))
  }

  private func components(isDark: Bool) -> (red: Double, green: Double, blue: Double) {
    switch source {
    case .components(let red, let green, let blue): return (red, green, blue)
    case .named: return (0.5, 0.5, 0.5)
    case .system(let system):
      return Color.components(isDark ? system.values.dark : system.values.light)
    case .pair(let light, let dark): return Color.components(isDark ? dark : light)
    }
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

  /// Makes a colour of what ``hexadecimal`` gives, nil for anything else.
  init?(hexadecimal: String) {
    let digits = hexadecimal.drop { $0 == "#" }
    guard digits.count == 6, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    let parts = Color.components(value)
    self.init(red: parts.red, green: parts.green, blue: parts.blue)
  }
}

extension SystemColor {
  /// Red, green and blue in light and dark surroundings, as Apple's guidelines give them for iOS.
  fileprivate var values: (light: Int, dark: Int) {
    switch self {
    case .primary, .black: (0x000000, self == .black ? 0x000000 : 0xffffff)
    case .secondary: (0x8a8a8e, 0x8d8d93)
    case .accent, .blue: (0x007aff, 0x0a84ff)
    case .red: (0xff3b30, 0xff453a)
    case .orange: (0xff9500, 0xff9f0a)
    case .yellow: (0xffcc00, 0xffd60a)
    case .green: (0x34c759, 0x30d158)
    case .mint: (0x00c7be, 0x63e6e2)
    case .teal: (0x30b0c7, 0x40c8e0)
    case .cyan: (0x32ade6, 0x64d2ff)
    case .indigo: (0x5856d6, 0x5e5ce6)
    case .purple: (0xaf52de, 0xbf5af2)
    case .pink: (0xff2d55, 0xff375f)
    case .brown: (0xa2845e, 0xac8e68)
    case .gray: (0x8e8e93, 0x8e8e93)
    case .white: (0xffffff, 0xffffff)
    case .clear: (0x000000, 0x000000)
    }
  }
}
