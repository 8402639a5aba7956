import MeerkatViews

/// Turns the colours of views into those of a picture.
@MainActor
struct Inks {
  let inherited: InheritedStyle

  /// Returns a colour of the table, as sheets have it where the place is in one.
  func ink(_ color: DesignColor) -> SVGInk {
    switch color {
    case .tint: return inherited.tint.map { ink($0) } ?? table(.tint)
    case .background where inherited.isInSheet && inherited.isDark,
      .page where inherited.isInSheet && inherited.isDark:
      return table(.card)
    case .card where inherited.isInSheet: return table(.raised)
    default: return table(color)
    }
  }

  private func table(_ color: DesignColor) -> SVGInk {
    let value = inherited.isDark ? color.values.dark : color.values.light
    return SVGInk(
      value: Inks.hexadecimal(value >> 8), opacity: (Double(value & 0xff) / 2.55).rounded() / 100)
  }

  nonisolated fileprivate static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  func ink(of tone: InheritedStyle.Tone) -> SVGInk {
    switch tone {
    case .design(let color): ink(color)
    case .tint: tintText
    case .color(let color): ink(color)
    }
  }

  /// The tint as the colour of a text, closer to that of other texts, so that it stands out.
  var tintText: SVGInk {
    let tint = ink(.tint)
    return SVGInk(value: tint.mixed(with: table(.primary), 0.2).value, opacity: tint.opacity)
  }

  func ink(_ color: Color, opacity: Double = 1) -> SVGInk {
    if case .system(let system) = color.source {
      switch system {
      case .accent: return ink(.tint).times(color.opacity * opacity)
      case .black: return SVGInk(value: "#000000", opacity: color.opacity * opacity)
      case .white: return SVGInk(value: "#ffffff", opacity: color.opacity * opacity)
      case .clear: return SVGInk(value: "none")
      default:
        let named = DesignColor(rawValue: system.rawValue) ?? .gray
        return table(named).times(color.opacity * opacity)
      }
    }
    var values = EnvironmentValues()
    values.colorScheme = inherited.isDark ? .dark : .light
    let parts = color.resolve(in: values)
    let value = [parts.red, parts.green, parts.blue].reduce(UInt32(0)) { value, part in
      value << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
    return SVGInk(value: Inks.hexadecimal(value), opacity: Double(parts.opacity) * opacity)
  }

  /// Returns one colour for a paint: of a gradient the first one.
  ///
  /// - Parameters:
  ///   - paint: What is painted with.
  ///   - isText: Whether the foreground is that of the place, and not that of the window.
  /// - Returns: The colour.
  func ink(_ paint: Paint, isText: Bool = false) -> SVGInk {
    switch paint.kind {
    case .color(let color): ink(color, opacity: paint.opacity)
    case .hierarchical(let level):
      (level <= 1 && isText ? ink(of: inherited.tone) : ink(Inks.level(level))).times(paint.opacity)
    case .tint: ink(.tint).times(paint.opacity)
    case .background: ink(.background).times(paint.opacity)
    case .separator: ink(.separator).times(paint.opacity)
    case .material(let material): ink(.background).times(paint.opacity * material.opacity)
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      ink(gradient.stops.first?.color ?? .clear, opacity: paint.opacity)
    }
  }

  private static func level(_ level: Int) -> DesignColor {
    switch level {
    case ...1: .primary
    case 2: .secondary
    case 3: .tertiary
    default: .quaternary
    }
  }
}

extension Inks {
  /// Returns what fills a rectangle with a paint, with a gradient where that is what it is.
  func ink(
    _ paint: Paint, in frame: CGRect, _ svg: inout SVGWriter, isMask: Bool = false
  ) -> SVGInk {
    let ink: Ink =
      switch paint.kind {
      case .linearGradient(let gradient, let start, let end):
        .linear(
          gradient, from: start.point(in: frame), to: end.point(in: frame), opacity: paint.opacity)
      case .radialGradient(let gradient, let center, let start, let end):
        .radial(
          gradient, center: center.point(in: frame), from: start, to: end, opacity: paint.opacity)
      default: .paint(paint)
      }
    return define(ink, &svg, isMask: isMask)
  }

  /// Returns what an ink draws with.
  func define(
    _ ink: Ink, _ svg: inout SVGWriter, offset: CGPoint = .zero, isMask: Bool = false
  ) -> SVGInk {
    switch ink {
    case .paint(let paint): return self.ink(paint)
    case .conic: return self.ink(ink.paint)
    case .linear(let gradient, let start, let end, let opacity):
      let (from, to) = (start.moved(offset), end.moved(offset))
      let line = "x1=\"\(from.x.svg)\" y1=\"\(from.y.svg)\" x2=\"\(to.x.svg)\" y2=\"\(to.y.svg)\""
      return reference("linearGradient", line, stops(gradient, opacity, isMask), &svg)
    case .radial(let gradient, let center, let start, let end, let opacity):
      let middle = center.moved(offset)
      let circle =
        "cx=\"\(middle.x.svg)\" cy=\"\(middle.y.svg)\" fr=\"\(start.svg)\" r=\"\(end.svg)\""
      return reference("radialGradient", circle, stops(gradient, opacity, isMask), &svg)
    }
  }

  private func reference(
    _ name: String, _ form: String, _ stops: String, _ svg: inout SVGWriter
  ) -> SVGInk {
    let id = svg.define { id in
      "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(form)>\(stops)</\(name)>"
    }
    return SVGInk(value: "url(#\(id))")
  }

  private func stops(_ gradient: Gradient, _ opacity: Double, _ isMask: Bool) -> String {
    gradient.stops.map { stop in
      let ink = ink(stop.color, opacity: opacity)
      let isClear = ink.value == "none"
      let value = isMask ? "#ffffff" : isClear ? "#000000" : ink.value
      let strength = isClear ? 0 : ink.opacity
      let fade = strength < 1 ? " stop-opacity=\"\(CGFloat(strength).svg)\"" : ""
      return "<stop offset=\"\(stop.location.svg)\" stop-color=\"\(value)\"\(fade)/>"
    }.joined()
  }
}

extension SVGInk {
  /// A colour between this one and another, as far towards it as the part says.
  func mixed(with other: SVGInk, _ part: Double) -> SVGInk {
    guard let own = UInt32(value.dropFirst(), radix: 16),
      let more = UInt32(other.value.dropFirst(), radix: 16)
    else { return part < 0.5 ? self : other }
    let mixed = [16, 8, 0].reduce(UInt32(0)) { all, shift in
      let (low, high) = (Double(own >> shift & 0xff), Double(more >> shift & 0xff))
      return all << 8 | UInt32((low + (high - low) * part).rounded())
    }
    return SVGInk(
      value: Inks.hexadecimal(mixed), opacity: opacity + (other.opacity - opacity) * part)
  }

  func times(_ opacity: Double) -> SVGInk {
    SVGInk(value: value, opacity: max(0, min(1, self.opacity * opacity)))
  }
}

extension CGPoint {
  func moved(_ offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}
