import MeerkatViews

/// A shape in SVG.
enum SVGForm {
  case rectangle(CGRect, radii: CGSize)
  case ellipse(CGRect)
  case path(Path, offset: CGPoint, isEvenOdd: Bool)

  var name: String {
    switch self {
    case .rectangle: "rect"
    case .ellipse(let frame): frame.width == frame.height ? "circle" : "ellipse"
    case .path: "path"
    }
  }

  func add(to attributes: inout SVGWriter.Attributes) {
    switch self {
    case .rectangle(let frame, let radii):
      attributes.add(frame)
      if radii.width > 0 { attributes.add("rx", min(radii.width, frame.width / 2)) }
      if radii.height > 0, radii.height != radii.width { attributes.add("ry", radii.height) }
    case .ellipse(let frame):
      attributes.add("cx", frame.midX)
      attributes.add("cy", frame.midY)
      if frame.width == frame.height {
        attributes.add("r", frame.width / 2)
      } else {
        attributes.add("rx", frame.width / 2)
        attributes.add("ry", frame.height / 2)
      }
    case .path(let path, let offset, let isEvenOdd):
      attributes.add("d", path.svg(offset))
      if isEvenOdd { attributes.add("fill-rule", "evenodd") }
    }
  }
}

extension ShapeKind {
  /// Returns the form in a rectangle.
  func form(in frame: CGRect) -> SVGForm {
    let frame = CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    switch self {
    case .rectangle: return .rectangle(frame, radii: .zero)
    case .roundedRectangle(let width, let height):
      return .rectangle(frame, radii: CGSize(width: width, height: height))
    case .capsule:
      let radius = min(frame.width, frame.height) / 2
      return .rectangle(frame, radii: CGSize(width: radius, height: radius))
    case .circle:
      let side = min(frame.width, frame.height)
      return .ellipse(
        CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    case .ellipse: return .ellipse(frame)
    case .unevenRectangle(let radii):
      return .path(Path(radii, in: frame), offset: .zero, isEvenOdd: false)
    case .path(let path):
      let whole = path.path(in: frame.size)
      return .path(
        path.stroke.map { whole.strokedPath($0) } ?? whole, offset: frame.origin,
        isEvenOdd: path.isEvenOdd)
    }
  }
}

extension Path {
  /// Creates a rectangle with corners of several radii.
  fileprivate init(_ radii: RectangleCornerRadii, in frame: CGRect) {
    let most = min(frame.width, frame.height) / 2
    let corners = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
      .map { min($0, most) }
    self.init { path in
      path.move(to: CGPoint(x: frame.minX + corners[0], y: frame.minY))
      path.addLine(to: CGPoint(x: frame.maxX - corners[1], y: frame.minY))
      path.round(CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: 0, y: corners[1]))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY - corners[2]))
      path.round(CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: -corners[2], y: 0))
      path.addLine(to: CGPoint(x: frame.minX + corners[3], y: frame.maxY))
      path.round(CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: 0, y: -corners[3]))
      path.addLine(to: CGPoint(x: frame.minX, y: frame.minY + corners[0]))
      path.round(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: corners[0], y: 0))
      path.closeSubpath()
    }
  }

  /// Adds a quarter of a circle around a corner, to a distance from that.
  private mutating func round(_ corner: CGPoint, _ distance: CGPoint) {
    addQuadCurve(to: corner.moved(distance), control: corner)
  }

  /// The path in the language of SVG.
  func svg(_ offset: CGPoint = .zero) -> String {
    var text = ""
    func add(_ letter: String, _ points: CGPoint...) {
      text += letter
      text += points.map { "\(($0.x + offset.x).svg) \(($0.y + offset.y).svg)" }
        .joined(separator: " ")
    }
    forEach { element in
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let first, let second): add("C", first, second, end)
      case .closeSubpath: text += "Z"
      }
    }
    return text.isEmpty ? "M0 0" : text
  }
}
