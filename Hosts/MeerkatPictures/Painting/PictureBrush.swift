import MeerkatViews
import MeerkatTesting

/// Draws one element, without its content.
@MainActor
final class PictureBrush: SelectiveVisitor {
  let painter: PicturePainter
  let element: Element
  let frame: CGRect
  let inherited: InheritedStyle
  /// Whether people read from right to left: what begins at the left begins at the right then.
  let isMirrored: Bool
  /// What is drawn in front of what is inside.
  private var last: (() -> Void)?

  init(_ painter: PicturePainter, _ element: Element, _ frame: CGRect) {
    (self.painter, self.element, self.frame) = (painter, element, frame)
    inherited = painter.metrics.styles.style(of: element)
    isMirrored = element.isReadFromRightToLeft
  }

  var inks: Inks { Inks(inherited: inherited) }

  /// Draws what is in front of what is inside.
  func finish() { last?() }

  /// Sets what to draw in front of the content.
  func atTheEnd(_ draw: @escaping () -> Void) { last = draw }

  /// Converts a rectangle from this element's left-to-right coordinates to those of the picture.
  func placed(_ inner: CGRect) -> CGRect {
    let x = isMirrored ? frame.width - inner.maxX : inner.minX
    return CGRect(
      x: frame.minX + x, y: frame.minY + inner.minY, width: inner.width, height: inner.height)
  }

  /// Draws a rectangle.
  func draw(
    _ name: String, _ box: CGRect, _ ink: SVGInk, radius: CGFloat = 0, label: String? = nil
  ) {
    guard ink.opacity > 0, ink.value != "none" else { return }
    var attributes = SVGWriter.Attributes(class: name)
    if let label, !label.isEmpty { attributes.add("aria-label", label) }
    attributes.add(box)
    if radius > 0 { attributes.add("rx", min(radius, box.height / 2)) }
    attributes.add("fill", ink)
    painter.svg.write("rect", attributes)
  }

  /// Draws a line along a path.
  func stroke(_ name: String, _ path: String, _ ink: SVGInk, width: CGFloat) {
    var attributes = SVGWriter.Attributes(class: name)
    attributes.add("d", path)
    attributes.add("fill", "none")
    attributes.add("stroke", ink)
    attributes.add("stroke-width", width)
    attributes.add("stroke-linecap", "round")
    attributes.add("stroke-linejoin", "round")
    painter.svg.write("path", attributes)
  }

  /// Draws the sign that points to where a user goes on.
  func chevron(_ name: String, tip: CGPoint, size: CGFloat, _ ink: SVGInk, pointsBack: Bool = false)
  {
    let away = (pointsBack != isMirrored ? 1 : -1) * size
    let path =
      "M\((tip.x + away).svg) \((tip.y - size).svg)L\(tip.x.svg) \(tip.y.svg)"
      + "L\((tip.x + away).svg) \((tip.y + size).svg)"
    stroke(name, path, ink, width: 2)
  }

  // MARK: Content

  func visit(_ text: TextElement) { drawText(text) }
  func visit(_ image: ImageElement) { drawImage(image) }

  func visit(_ divider: DividerElement) { draw("Divider", frame, inks.ink(.separator)) }

  func visit(_ shape: ShapeElement) {
    let box = frame.insetBy(dx: shape.inset, dy: shape.inset)
    let form = shape.kind.form(in: box)
    var attributes = SVGWriter.Attributes(class: shape.kind.viewName)
    form.add(to: &attributes)
    if let fill = shape.fill {
      if case .angularGradient(let gradient, let center, let start, let end) = fill.kind {
        drawConic(gradient, center.point(in: box), start, end, fill.opacity, inside: form)
        if shape.stroke == nil { return }
        attributes.add("fill", "none")
      } else {
        let ink = inks.ink(fill, in: box, &painter.svg)
        if ink.value == "none" || ink.opacity == 0, shape.stroke == nil { return }
        attributes.add("fill", ink)
      }
    } else {
      attributes.add("fill", "none")
    }
    if let stroke = shape.stroke {
      attributes.add("stroke", inks.ink(stroke, in: box, &painter.svg))
      attributes.add("stroke-width", shape.strokeWidth)
    }
    painter.svg.write(form.name, attributes)
  }

  func visit(_ drawing: DrawingElement) {
    if drawing.content == .canvas {
      var attributes = SVGWriter.Attributes(class: "Canvas")
      attributes.add("clip-path", painter.clip(painter.rectangle(frame)))
      painter.svg.open(attributes)
    }
    for part in drawing.drawings { draw(part, isShape: drawing.content == .shape) }
    if drawing.content == .canvas { painter.svg.close() }
  }

  func visit(_ modifier: ModifierElement) {
    switch modifier.modifier {
    case .border(let paint, let width):
      atTheEnd { [self] in drawOutline("border", frame, inks.ink(paint), width: width) }
    case .badge(let text?) where inherited.isInRow: drawBadge(text)
    default: break
    }
  }
}

extension ShapeKind {
  /// The name of the view that has this form.
  fileprivate var viewName: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle, .unevenRectangle: "RoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .path: "Shape"
    }
  }
}
