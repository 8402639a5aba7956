import Foundation

/// The description of a colour and its variants.
struct ColorSet: Decodable {
  let colors: [Variant]

  struct Variant: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Value?
  }

  struct Value: Decodable {
    let colorSpace: String?
    let components: [String: String]?
    /// The name of a colour of the system.
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }
  }

  /// Returns nil for a set without a colour, as Xcode makes the accent colour: the system's counts.
  static func read(_ contents: ContentsFile) throws -> AssetColor? {
    let set = try contents.decode(ColorSet.self)
    // That of every device comes first, then those of single kinds.
    let variants = set.colors.filter { $0.color?.components != nil || $0.color?.reference != nil }
      .sorted { ($0.idiom == "universal" ? 0 : 1) < ($1.idiom == "universal" ? 0 : 1) }
    guard
      let light = variants.first(where: { $0.appearances.isDark == false })?.color
        ?? variants.first?.color
    else { return nil }
    let dark = variants.first { $0.appearances.isDark == true }?.color
    return AssetColor(
      light: try light.read(contents.path, isDark: false),
      dark: try (dark ?? light).read(contents.path, isDark: true))
  }
}

extension ColorSet.Value {
  func read(_ path: String, isDark: Bool) throws -> AssetColor.Components {
    if let reference { return try system(reference, path, isDark: isDark) }
    let opacity = try component("alpha", path) ?? 1
    switch colorSpace ?? "srgb" {
    case "srgb", "extended-srgb", "display-p3":
      return AssetColor.Components(
        red: try required("red", path), green: try required("green", path),
        blue: try required("blue", path), opacity: opacity, isWide: colorSpace == "display-p3")
    case "extended-linear-srgb":
      return AssetColor.Components(
        red: encoded(try required("red", path)), green: encoded(try required("green", path)),
        blue: encoded(try required("blue", path)), opacity: opacity)
    case "gray-gamma-22", "extended-gray":
      let white = try required("white", path)
      return AssetColor.Components(red: white, green: white, blue: white, opacity: opacity)
    case let other:
      throw AssetProblem(
        path, "The colour space “\(other)” isn't known; choose sRGB or Display P3 in Xcode.")
    }
  }

  /// A colour of the system in light or dark appearance, from Apple's guidelines for iOS.
  private func system(
    _ name: String, _ path: String, isDark: Bool
  ) throws -> AssetColor.Components {
    guard let values = ColorSet.systemColors[name] else {
      throw AssetProblem(
        path, "The system colour “\(name)” isn't known; choose its red, green and blue in Xcode.")
    }
    let value = isDark ? values.dark : values.light
    return AssetColor.Components(
      red: Double(value >> 24) / 255, green: Double(value >> 16 & 255) / 255,
      blue: Double(value >> 8 & 255) / 255, opacity: Double(value & 255) / 255)
  }

  private func required(_ name: String, _ path: String) throws -> Double {
    guard let value = try component(name, path) else {
      throw AssetProblem(path, "The component “\(name)” is missing; set it in Xcode.")
    }
    return value
  }

  /// A component as `0.5`, from 0 to 1, as `127`, from 0 to 255, or as `0x7F`.
  private func component(_ name: String, _ path: String) throws -> Double? {
    guard let text = components?[name] else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      if let value = Int(text.dropFirst(2), radix: 16) { return Double(value) / 255 }
    } else if text.contains(".") {
      if let value = Double(text), value.isFinite { return value }
    } else if let value = Int(text) {
      // The opacity is a number from 0 to 1, also without a point.
      return name == "alpha" && value <= 1 ? Double(value) : Double(value) / 255
    }
    throw AssetProblem(path, "“\(text)” isn't a component; write 0.5, 127 or 0x7F.")
  }

  /// A component of linear light in sRGB's curve.
  private func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

extension ColorSet {
  /// Red, green, blue and opacity as `0xrrggbbaa`.
  fileprivate static let systemColors: [String: (light: UInt32, dark: UInt32)] = [
    "systemRedColor": (0xff3b_30ff, 0xff45_3aff), "systemOrangeColor": (0xff95_00ff, 0xff9f_0aff),
    "systemYellowColor": (0xffcc_00ff, 0xffd6_0aff), "systemGreenColor": (0x34c7_59ff, 0x30d1_58ff),
    "systemMintColor": (0x00c7_beff, 0x63e6_e2ff), "systemTealColor": (0x30b0_c7ff, 0x40c8_e0ff),
    "systemCyanColor": (0x32ad_e6ff, 0x64d2_ffff), "systemBlueColor": (0x007a_ffff, 0x0a84_ffff),
    "systemIndigoColor": (0x5856_d6ff, 0x5e5c_e6ff),
    "systemPurpleColor": (0xaf52_deff, 0xbf5a_f2ff),
    "systemPinkColor": (0xff2d_55ff, 0xff37_5fff), "systemBrownColor": (0xa284_5eff, 0xac8e_68ff),
    "systemGrayColor": (0x8e8e_93ff, 0x8e8e_93ff), "systemGray2Color": (0xaeae_b2ff, 0x6363_66ff),
    "systemGray3Color": (0xc7c7_ccff, 0x4848_4aff), "systemGray4Color": (0xd1d1_d6ff, 0x3a3a_3cff),
    "systemGray5Color": (0xe5e5_eaff, 0x2c2c_2eff), "systemGray6Color": (0xf2f2_f7ff, 0x1c1c_1eff),
    "labelColor": (0x0000_00ff, 0xffff_ffff), "secondaryLabelColor": (0x3c3c_4399, 0xebeb_f599),
    "tertiaryLabelColor": (0x3c3c_434d, 0xebeb_f54d),
    "quaternaryLabelColor": (0x3c3c_432e, 0xebeb_f52e),
    "placeholderTextColor": (0x3c3c_434d, 0xebeb_f54d), "linkColor": (0x007a_ffff, 0x0984_ffff),
    "separatorColor": (0x3c3c_434a, 0x5454_5899),
    "opaqueSeparatorColor": (0xc6c6_c8ff, 0x3838_3aff),
    "systemBackgroundColor": (0xffff_ffff, 0x0000_00ff),
    "secondarySystemBackgroundColor": (0xf2f2_f7ff, 0x1c1c_1eff),
    "tertiarySystemBackgroundColor": (0xffff_ffff, 0x2c2c_2eff),
    "systemGroupedBackgroundColor": (0xf2f2_f7ff, 0x0000_00ff),
    "secondarySystemGroupedBackgroundColor": (0xffff_ffff, 0x1c1c_1eff),
    "tertiarySystemGroupedBackgroundColor": (0xf2f2_f7ff, 0x2c2c_2eff),
    "systemFillColor": (0x7878_8033, 0x7878_805c),
    "secondarySystemFillColor": (0x7878_8029, 0x7878_8052),
    "tertiarySystemFillColor": (0x7676_801f, 0x7676_803d),
    "quaternarySystemFillColor": (0x7474_8014, 0x7676_802e),
    "whiteColor": (0xffff_ffff, 0xffff_ffff), "blackColor": (0x0000_00ff, 0x0000_00ff),
    "clearColor": (0x0000_0000, 0x0000_0000),
  ]
}
