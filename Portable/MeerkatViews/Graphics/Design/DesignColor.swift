/// The colours of pages and pictures, in light and dark appearance.
///
/// The only table of colours: both the custom properties of a page's style sheet and the colours of
/// pictures come from here.
package enum DesignColor: String, CaseIterable, Sendable {
  case page, background, card, raised
  case primary, secondary, tertiary, quaternary
  case separator, fill, press
  case tint
  case onTint = "on-tint"
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case track, segment, scrim

  /// Red, green, blue and opacity as `0xrrggbbaa`.
  package var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .page: (0xf2f2_f7ff, 0x0000_00ff)
    case .background: (0xffff_ffff, 0x0000_00ff)
    case .card: (0xffff_ffff, 0x1c1c_1eff)
    case .raised: (0xffff_ffff, 0x2c2c_2eff)
    case .primary: (0x1616_1aff, 0xf5f5_f7ff)
    case .secondary: (0x6565_6cff, 0xa2a2_aaff)
    case .tertiary: (0x9a9a_a1ff, 0x6c6c_73ff)
    case .quaternary: (0xc2c2_c8ff, 0x4848_4dff)
    case .separator: (0x3c3c_4330, 0xffff_ff24)
    case .fill: (0x7676_801f, 0x7676_803d)
    case .press: (0x0000_000f, 0xffff_ff1a)
    case .tint, .blue: (0x0067_e0ff, 0x4aa3_ffff)
    case .onTint: (0xffff_ffff, 0x001a_38ff)
    case .red: (0xd700_15ff, 0xff69_61ff)
    case .orange: (0xe871_0aff, 0xff9f_0aff)
    case .yellow: (0xd9a4_00ff, 0xffd6_0aff)
    case .green: (0x248a_3dff, 0x30d1_58ff)
    case .mint: (0x0c9d_93ff, 0x63e6_e2ff)
    case .teal: (0x0082_99ff, 0x40c8_e0ff)
    case .cyan: (0x0079_b3ff, 0x64d2_ffff)
    case .indigo: (0x5551_d0ff, 0x7d7a_ffff)
    case .purple: (0x9d3f_d6ff, 0xbf5a_f2ff)
    case .pink: (0xd30f_45ff, 0xff64_82ff)
    case .brown: (0x8763_3eff, 0xb594_69ff)
    case .gray: (0x7d7d_84ff, 0x9898_9fff)
    case .track: (0x7878_8033, 0x7878_8066)
    case .segment: (0xffff_ffff, 0x6363_66ff)
    case .scrim: (0x0000_004d, 0x0000_004d)
    }
  }

  /// Returns the colour as `#rrggbb`, with two more digits if it isn't opaque.
  package func hexadecimal(isDark: Bool) -> String {
    let value = isDark ? values.dark : values.light
    let isOpaque = value & 0xff == 0xff
    let digits = String(isOpaque ? value >> 8 : value, radix: 16)
    let count = isOpaque ? 6 : 8
    return "#" + String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
