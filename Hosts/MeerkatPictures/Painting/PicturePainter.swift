import MeerkatTesting
import MeerkatViews

/// Draws elements where layout has placed them.
@MainActor
final class PicturePainter {
  let engine: LayoutEngine
  let metrics: PictureMetrics
  var svg = SVGWriter()
  /// What can be seen.
  private var sight: CGRect

  @Memberwise
  init(_ engine: LayoutEngine, _ metrics: PictureMetrics, sight: CGRect)

  /// Draws an element and what is inside; `origin` is where the coordinates of its container begin.
  func draw(_ element: Element, at origin: CGPoint = .zero) {
    let node = engine.node(for: element)
    guard !element.isConcealed, node.proposal != nil else { return }
    let frame = CGRect(origin: node.origin.moved(origin), size: node.size)
    if element.container?.holdsManyParts == true, !frame.intersects(sight) { return }
    let groups = openGroups(around: element, frame)
    let outer = sight
    if element.clipsContent { sight = sight.intersection(frame) }
    let brush = PictureBrush(self, element, frame)
    element.accept(brush)
    if !sight.isEmpty {
      for child in engine.partsFromBackToFront(of: element) { draw(child, at: frame.origin) }
      brush.finish()
    }
    sight = outer
    for _ in 0..<groups { svg.close() }
  }

  /// Begins what has to be around an element, and says how many groups these are.
  private func openGroups(around element: Element, _ frame: CGRect) -> Int {
    var attributes = SVGWriter.Attributes()
    if let modifier = element as? ModifierElement {
      guard addEffect(of: modifier, frame, &attributes) else { return 0 }
    } else if element.clipsContent, reachesOut(element, frame) {
      attributes.add("class", element is ListElement ? "List" : "ScrollView")
      attributes.add("clip-path", clip(rectangle(frame)))
    } else {
      return 0
    }
    svg.open(attributes)
    return 1
  }

  /// Whether something inside is larger than the place of what scrolls.
  private func reachesOut(_ element: Element, _ frame: CGRect) -> Bool {
    let place = CGRect(origin: .zero, size: frame.size).insetBy(dx: -0.5, dy: -0.5)
    if let list = element as? ListElement {
      let rule = ListRule(list: list, styles: metrics.styles)
      return rule.blocks(frame.width, engine.node(for: list).children).height > frame.height + 16.5
    }
    return engine.node(for: element).children.contains { child in
      !place.contains(CGRect(origin: child.origin, size: child.size))
    }
  }

  /// Returns a reference to a form inside of which things are seen.
  func clip(_ markup: String) -> String {
    "url(#\(svg.define { "<clipPath id=\"\($0)\">\(markup)</clipPath>" }))"
  }

  func rectangle(_ frame: CGRect, radius: CGFloat = 0) -> String {
    let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    return "<rect x=\"\(frame.minX.svg)\" y=\"\(frame.minY.svg)\" width=\"\(frame.width.svg)\""
      + " height=\"\(frame.height.svg)\"\(corner)/>"
  }
}

extension Element {
  /// Whether nothing inside is drawn outside of the element.
  fileprivate var clipsContent: Bool { self is ScrollElement || self is ListElement }

  /// Whether there may be more parts than a user sees.
  fileprivate var holdsManyParts: Bool {
    switch self {
    case is ListElement, is SectionElement, is TrackGridElement: true
    case let stack as StackElement: stack.isLazy
    default: false
    }
  }
}
