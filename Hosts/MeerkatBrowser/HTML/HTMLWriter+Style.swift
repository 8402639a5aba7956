import MeerkatAssets
import MeerkatUIKit
package import MeerkatViews

extension HTMLWriter {
  /// Declares a property whose value is a keyword from our source.
  package mutating func style(_ property: StaticString, _ word: StaticString) {
    beginDeclaration(property)
    append(word)
  }

  /// Declares a length in points, which correspond to CSS pixels.
  package mutating func style(_ property: StaticString, points: CGFloat) {
    beginDeclaration(property)
    append(points)
    if points != 0 { append("px") }
  }

  /// Declares a part of a length that the style sheet knows, by default that of the place.
  mutating func style(
    _ property: StaticString, of whole: StaticString, _ length: ContainerFrame.Length
  ) {
    declare(
      property, "calc(var(\(whole),100%)*\(length.factor * 100)/100 + \(length.points)px)")
  }

  /// Declares a number with a unit.
  package mutating func style(_ property: StaticString, number: Double, unit: StaticString = "") {
    beginDeclaration(property)
    append(number)
    append(unit)
  }

  /// Declares a colour.
  package mutating func style(_ property: StaticString, _ color: Color) {
    beginDeclaration(property)
    append(color, opacity: 1)
  }

  /// Declares the paint of text or a border: one colour.
  package mutating func style(_ property: StaticString, _ paint: Paint) {
    beginDeclaration(property)
    append(paint)
  }

  /// Declares a background.
  package mutating func background(_ paint: Paint) {
    beginDeclaration("background")
    appendGradient(paint)
    if case .material = paint.kind {
      style("backdrop-filter", "blur(20px) saturate(1.8)")
    }
  }

  /// Declares a mask, which determines the opacity at each place.
  package mutating func mask(_ paint: Paint) {
    beginDeclaration("mask-image")
    guard !paint.isGradient else { return appendGradient(paint) }
    append(value: "linear-gradient(\(paint),\(paint))")
  }

  private mutating func appendGradient(_ paint: Paint) {
    switch paint.kind {
    case .linearGradient(let gradient, let start, let end):
      append(gradient, from: start, to: end, opacity: paint.opacity)
    case .radialGradient(let gradient, let center, let start, let end):
      append(value: "radial-gradient(circle at \(center.x * 100)% \(center.y * 100)%")
      appendStops(of: gradient, unit: "px", from: start, to: end, opacity: paint.opacity)
    case .angularGradient(let gradient, let center, let start, let end):
      appendConic(
        gradient, x: center.x * 100, y: center.y * 100, unit: "%", from: start, to: end,
        opacity: paint.opacity)
    default: append(paint)
    }
  }

  /// Writes a number with at most three decimals.
  ///
  /// What is no number is 0.
  mutating func append(_ number: Double) {
    let limit = 1_000_000_000.0
    guard number.isFinite else { return append("0") }
    let thousandths = Int((max(-limit, min(limit, number)) * 1_000).rounded())
    if thousandths < 0 { append("-") }
    let (whole, rest) = Int(thousandths.magnitude).quotientAndRemainder(dividingBy: 1_000)
    appendInteger(whole)
    guard rest > 0 else { return }
    append(".")
    appendInteger(rest / 100)
    if rest % 100 > 0 { appendInteger(rest / 10 % 10) }
    if rest % 10 > 0 { appendInteger(rest % 10) }
  }

  private mutating func append(_ color: Color, opacity: Double) {
    let opacity = max(0, min(1, color.opacity * opacity))
    switch color.source {
    case .components(let red, let green, let blue):
      append("rgb(", red * 255, green * 255, blue * 255, opacity)
    case .system(let color): mix(opacity) { $0.append(color) }
    case .named:
      guard let asset = color.asset else { return mix(opacity) { $0.append("var(--gray)") } }
      if asset.light == asset.dark { return append(asset.light, opacity) }
      append("light-dark(")
      append(asset.light, opacity)
      append(",")
      append(asset.dark, opacity)
      append(")")
    case .pair(let light, let dark):
      mix(opacity) { writer in
        writer.append("light-dark(")
        writer.append(rgb: light)
        writer.append(",")
        writer.append(rgb: dark)
        writer.append(")")
      }
    }
  }

  private mutating func append(_ color: AssetColor.Components, _ opacity: Double) {
    append(
      color.isWide ? "color(display-p3 " : "color(srgb ", color.red, color.green, color.blue,
      max(0, min(1, color.opacity * opacity)))
  }

  private mutating func append(
    _ function: StaticString, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) {
    append(function)
    append(red)
    append(" ")
    append(green)
    append(" ")
    append(blue)
    if opacity < 1 {
      append("/")
      append(opacity)
    }
    append(")")
  }

  mutating func append(_ paint: Paint) {
    switch paint.kind {
    case .color(let color): append(color, opacity: paint.opacity)
    case .hierarchical(let level): mix(paint.opacity) { $0.append(Self.variable(level: level)) }
    case .tint: mix(paint.opacity) { $0.append("var(--tint)") }
    case .background: mix(paint.opacity) { $0.append("var(--background)") }
    case .separator: mix(paint.opacity) { $0.append("var(--separator)") }
    case .material(let material):
      mix(paint.opacity * material.opacity) { $0.append("var(--background)") }
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      append(gradient.stops.first?.color ?? .clear, opacity: paint.opacity)
    }
  }

  private static func variable(level: Int) -> StaticString {
    switch level {
    case ...1: "var(--primary)"
    case 2: "var(--secondary)"
    case 3: "var(--tertiary)"
    default: "var(--quaternary)"
    }
  }

  /// Writes a colour that is given as `0xff3b30`.
  private mutating func append(rgb value: Int) {
    append("rgb(")
    for (index, shift) in [16, 8, 0].enumerated() {
      if index > 0 { append(" ") }
      appendInteger(value >> shift & 255)
    }
    append(")")
  }

  /// Writes a colour that becomes fainter with its opacity.
  private mutating func mix(_ opacity: Double, _ color: (inout HTMLWriter) -> Void) {
    guard opacity < 1 else { return color(&self) }
    append("color-mix(in srgb,")
    color(&self)
    append(" ")
    append(opacity * 100)
    append("%,transparent)")
  }

  private mutating func append(
    _ gradient: Gradient, from start: UnitPoint, to end: UnitPoint, opacity: Double
  ) {
    append(value: "linear-gradient(\(atan2(end.x - start.x, start.y - end.y))rad")
    appendStops(of: gradient, unit: "%", from: 0, to: 100, opacity: opacity)
  }

  /// Writes colours around a point.
  mutating func appendConic(
    _ gradient: Gradient, x: CGFloat, y: CGFloat, unit: StaticString, from start: Angle,
    to end: Angle, opacity: Double
  ) {
    // Angles are counted from the right there, from the top here.
    append(value: "conic-gradient(from \(start.degrees + 90)deg at \(x)\(unit) \(y)\(unit)")
    appendStops(
      of: gradient, unit: "deg", from: 0, to: end.degrees - start.degrees, opacity: opacity)
  }

  private mutating func appendStops(
    of gradient: Gradient, unit: StaticString, from start: Double, to end: Double, opacity: Double
  ) {
    for stop in gradient.stops {
      append(",")
      append(stop.color, opacity: opacity)
      append(" ")
      append(start + (end - start) * stop.location)
      append(unit)
    }
    append(")")
  }
}

extension HTMLWriter {
  private mutating func append(_ color: SystemColor) {
    switch color {
    case .accent: append("var(--tint)")
    case .black: append("#000")
    case .white: append("#fff")
    case .clear: append("transparent")
    default:
      append("var(--")
      symbol(color.rawValue)
      append(")")
    }
  }
}
