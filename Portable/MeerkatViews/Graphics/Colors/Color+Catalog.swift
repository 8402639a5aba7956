package import MeerkatAssets

extension Color {
  /// What the app's catalogues say of the colour; nil if it isn't one of theirs, or none has it.
  package var asset: AssetColor? {
    guard case .named(let name) = source else { return nil }
    return AssetCatalog.main.colors[name]
  }
}

extension AssetColor.Components {
  /// The colour in sRGB: beyond 0 and 1 where sRGB doesn't reach.
  var standard: AssetColor.Components {
    guard isWide else { return self }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return AssetColor.Components(
      red: encoded(1.224_940 * r - 0.224_940 * g),
      green: encoded(-0.042_057 * r + 1.042_057 * g),
      blue: encoded(-0.019_638 * r - 0.078_636 * g + 1.098_274 * b), opacity: opacity)
  }

  private func linear(_ part: Double) -> Double {
    let size = abs(part)
    let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -value : value
  }

  private func encoded(_ part: Double) -> Double {
    let size = abs(part)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return part < 0 ? -value : value
  }
}
