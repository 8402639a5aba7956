/// The colours with separate values for light and dark appearance.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case primary, secondary, accent
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, black, white, clear
}

extension SystemColor {
  /// Red, green and blue in light and dark appearance, from Apple's guidelines for iOS.
  package var values: (light: Int, dark: Int) {
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
