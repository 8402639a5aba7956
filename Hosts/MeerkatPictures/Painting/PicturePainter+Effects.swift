import MeerkatViews

/// How modifiers affect their content.
extension PicturePainter {
  /// Adds what a modifier does, and says whether it does anything.
  func addEffect(
    of element: ModifierElement, _ frame: CGRect, _ attributes: inout SVGWriter.Attributes
  ) -> Bool {
    switch element.modifier {
    case .opacity(let opacity) where opacity < 1:
      attributes.add("class", "opacity")
      attributes.add("opacity", CGFloat(max(0, opacity)))
    case .rotation(let angle, let anchor):
      let point = anchor.point(in: frame)
      attributes.add("class", "rotationEffect")
      attributes.add(
        "transform", "rotate(\(CGFloat(angle.degrees).svg) \(point.x.svg) \(point.y.svg))")
    case .scale(let size, let anchor):
      let point = anchor.point(in: frame)
      attributes.add("class", "scaleEffect")
      attributes.add(
        "transform",
        "translate(\(point.x.svg) \(point.y.svg)) scale(\(size.width.svg) \(size.height.svg))"
          + " translate(\((-point.x).svg) \((-point.y).svg))")
    case .clip(let kind):
      attributes.add("class", "clipShape")
      attributes.add("clip-path", clip(form(of: kind, in: frame)))
    case .mask(let paint):
      attributes.add("class", "mask")
      attributes.add("mask", mask(paint, metrics.styles.style(of: element), frame))
    case .shadow(let color, let radius, let offset):
      attributes.add("class", "shadow")
      attributes.add("filter", shadow(color, radius, offset, metrics.styles.style(of: element)))
    case .blur(let radius) where radius > 0:
      attributes.add("class", "blur")
      attributes.add("filter", filter("<feGaussianBlur stdDeviation=\"\(radius.svg)\"/>"))
    case .colorEffect(let effect):
      attributes.add("class", "colorEffect")
      attributes.add("filter", filter(markup(of: effect, metrics.styles.style(of: element))))
    case .blendMode(let mode) where mode != .normal:
      attributes.add("class", "blendMode")
      attributes.add("style", "mix-blend-mode:\(mode.cssName)")
    case .compositingGroup:
      attributes.add("class", "compositingGroup")
      attributes.add("style", "isolation:isolate")
    default: return false
    }
    return true
  }

  /// Returns a reference to a filter.
  func filter(_ markup: String) -> String {
    let reference = svg.define { id in
      "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\" x=\"-50%\" y=\"-50%\""
        + " width=\"200%\" height=\"200%\">\(markup)</filter>"
    }
    return "url(#\(reference))"
  }

  private func shadow(
    _ color: Color, _ radius: CGFloat, _ offset: CGSize, _ inherited: InheritedStyle
  ) -> String {
    let ink = Inks(inherited: inherited).ink(color)
    // In steps: not every viewer knows the shadow as one.
    return filter(
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\((radius / 2).svg)\" result=\"b\"/>"
        + "<feFlood flood-color=\"\(ink.value)\" flood-opacity=\"\(CGFloat(ink.opacity).svg)\"/>"
        + "<feComposite in2=\"b\" operator=\"in\"/>"
        + "<feOffset dx=\"\(offset.width.svg)\" dy=\"\(offset.height.svg)\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
  }

  /// Returns a reference to a mask that is as opaque as a paint.
  private func mask(_ paint: Paint, _ inherited: InheritedStyle, _ frame: CGRect) -> String {
    let inks = Inks(inherited: inherited)
    let content: String
    switch paint.kind {
    case .linearGradient, .radialGradient:
      content = inks.ink(paint, in: frame, &svg, isMask: true).value
    default:
      content = "#ffffff\" fill-opacity=\"\(CGFloat(inks.ink(paint).opacity).svg)"
    }
    let form = rectangle(frame).dropLast(2)
    return
      "url(#\(svg.define { "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\">\(form) fill=\"\(content)\"/></mask>" }))"
  }

  /// Writes the filter of a change of colours.
  func markup(of effect: ColorEffect, _ inherited: InheritedStyle) -> String {
    func linear(_ slope: Double, _ intercept: Double) -> String {
      let part =
        "type=\"linear\" slope=\"\(CGFloat(slope).svg)\" intercept=\"\(CGFloat(intercept).svg)\""
      return
        "<feComponentTransfer><feFuncR \(part)/><feFuncG \(part)/><feFuncB \(part)/></feComponentTransfer>"
    }
    switch effect {
    case .brightness(let amount): return linear(1, amount)
    case .contrast(let amount): return linear(amount, 0.5 - amount / 2)
    case .saturation(let amount):
      return "<feColorMatrix type=\"saturate\" values=\"\(CGFloat(max(0, amount)).svg)\"/>"
    case .grayscale(let amount):
      return
        "<feColorMatrix type=\"saturate\" values=\"\(CGFloat(1 - min(1, max(0, amount))).svg)\"/>"
    case .hueRotation(let angle):
      return "<feColorMatrix type=\"hueRotate\" values=\"\(CGFloat(angle.degrees).svg)\"/>"
    case .invert: return linear(-1, 1)
    case .multiply(let color):
      let ink = Inks(inherited: inherited).ink(color)
      return "<feFlood flood-color=\"\(ink.value)\" flood-opacity=\"\(CGFloat(ink.opacity).svg)\"/>"
        + "<feBlend mode=\"multiply\" in2=\"SourceGraphic\"/>"
        + "<feComposite operator=\"in\" in2=\"SourceGraphic\"/>"
    case .luminanceToAlpha: return "<feColorMatrix type=\"luminanceToAlpha\"/>"
    }
  }

  /// Returns a form in a rectangle as an element of SVG.
  func form(of kind: ShapeKind, in frame: CGRect, inset: CGFloat = 0) -> String {
    let form = kind.form(in: frame.insetBy(dx: inset, dy: inset))
    var attributes = SVGWriter.Attributes()
    form.add(to: &attributes)
    var writer = SVGWriter()
    writer.write(form.name, attributes)
    return writer.lines[0].drop { $0 == " " }.description
  }
}

extension UnitPoint {
  func point(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}
