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

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }
  }

  static func read(_ contents: ContentsFile) throws -> AssetColor {
    let set = try contents.decode(ColorSet.self)
    // That of every device comes first, then those of single kinds.
    let variants = set.colors.filter { $0.color?.components != nil }
      .sorted { ($0.idiom == "universal" ? 0 : 1) < ($1.idiom == "universal" ? 0 : 1) }
    guard
      let light = variants.first(where: { $0.appearances.isDark == false })?.color
        ?? variants.first?.color
    else {
      throw AssetProblem(
        contents.path,
        "There is no colour with components; choose one in Xcode: system colours are not in the file."
      )
    }
    let dark = variants.first { $0.appearances.isDark == true }?.color
    return AssetColor(
      light: try light.read(contents.path), dark: try (dark ?? light).read(contents.path))
  }
}

extension ColorSet.Value {
  func read(_ path: String) throws -> AssetColor.Components {
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
