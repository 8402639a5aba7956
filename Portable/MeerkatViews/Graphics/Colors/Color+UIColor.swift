extension Color {
  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) {
    switch uiColor.source {
    case .system(let color): self.init(.system(color))
    case .components(let red, let green, let blue):
      self.init(.components(red: red, green: green, blue: blue))
    case .named(let name): self.init(.named(name))
    case .pair(let light, let dark): self.init(.pair(light: light, dark: dark))
    }
    opacity = uiColor.opacity
  }

  /// Creates a colour from a UIKit colour.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// Creates a colour from a view's colour.
  public convenience init(_ color: Color) {
    let source: UIColor.Source =
      switch color.source {
      case .system(let color): .system(color)
      case .components(let red, let green, let blue):
        .components(red: red, green: green, blue: blue)
      case .named(let name): .named(name)
      case .pair(let light, let dark): .pair(light: light, dark: dark)
      }
    self.init(source, opacity: color.opacity)
  }
}
