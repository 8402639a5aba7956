import MeerkatViews

/// Draws elements where layout has placed them.
@MainActor
final class TextPainter {
  private let engine: LayoutEngine
  var canvas: Canvas

  @Memberwise
  init(_ engine: LayoutEngine, _ canvas: Canvas)

  /// Draws an element and what is inside.
  func draw(_ element: Element) {
    guard !element.isConcealed, let frame = engine.frame(of: element) else { return }
    let clip = canvas.clip
    defer { canvas.clip = clip }
    if element.clipsContent { canvas.clip = clip.intersection(frame) }
    element.accept(TextBrush(self, frame, isMirrored: element.isReadFromRightToLeft))
    if canvas.clip.isEmpty { return }
    if case .table? = (element as? ModifierElement)?.modifier { return }
    for child in engine.partsFromBackToFront(of: element) { draw(child) }
  }

  func frame(of element: Element) -> CGRect? { engine.frame(of: element) }
}

extension Element {
  /// Whether nothing inside is drawn outside of the element.
  fileprivate var clipsContent: Bool {
    switch self {
    case is ScrollElement, is ListElement, is PresentationElement, is ScreenElement: true
    case let modifier as ModifierElement:
      if case .clip = modifier.modifier { true } else { false }
    default: false
    }
  }
}
