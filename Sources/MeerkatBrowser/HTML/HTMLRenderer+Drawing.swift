import Foundation
package import MeerkatViews

extension HTMLRenderer {
  /// What a canvas shows, as a drawing of the browser's own.
  package func visit(_ drawing: DrawingElement) {
    writer.open("svg", id: drawing.id)
    writer.attribute("viewBox", "0 0 \(words(drawing.size.width)) \(words(drawing.size.height))")
    writer.className("drawing")
    if accessibility(of: drawing)?.label == nil { writer.attribute("aria-hidden", word: "true") }
    writeAccessibility(of: drawing, role: "img")
    writer.endTag()
    guard !isShallow else { return }
    for part in drawing.drawings { write(part) }
    writer.close("svg")
  }

  private func write(_ part: Drawing) {
    switch part {
    case .fill(let path, let paint):
      writer.open("path")
      writer.attribute("d", words(path))
      writer.style("fill", paint)
      writer.endTag()
      writer.close("path")
    case .stroke(let path, let paint, let width):
      writer.open("path")
      writer.attribute("d", words(path))
      writer.style("fill", "none")
      writer.style("stroke", paint)
      writer.style("stroke-width", points: width)
      writer.endTag()
      writer.close("path")
    case .text(let text, let point, let anchor, let paint, let font):
      writer.open("text")
      writer.attribute("x", words(point.x))
      writer.attribute("y", words(point.y))
      writer.attribute(
        "text-anchor", word: anchor.x < 0.3 ? "start" : anchor.x > 0.7 ? "end" : "middle")
      writer.attribute(
        "dominant-baseline", word: anchor.y < 0.3 ? "hanging" : anchor.y > 0.7 ? "auto" : "middle")
      writeFontClass(font)
      writer.style("fill", paint)
      writer.endTag()
      writer.text(text)
      writer.close("text")
    }
  }

  /// A number with at most two decimals.
  private func words(_ number: CGFloat) -> String {
    guard number.isFinite, abs(number) < 1_000_000 else { return "0" }
    let hundredths = Int((number * 100).rounded())
    return hundredths.isMultiple(of: 100)
      ? String(hundredths / 100) : String(Double(hundredths) / 100)
  }

  private func words(_ point: CGPoint) -> String { words(point.x) + " " + words(point.y) }

  /// A path in the language of drawings.
  private func words(_ path: Path) -> String {
    var parts: [String] = []
    path.forEach { element in
      switch element {
      case .move(let end): parts.append("M" + words(end))
      case .line(let end): parts.append("L" + words(end))
      case .quadCurve(let end, let control):
        parts.append("Q" + words(control) + " " + words(end))
      case .curve(let end, let first, let second):
        parts.append("C" + words(first) + " " + words(second) + " " + words(end))
      case .closeSubpath: parts.append("Z")
      }
    }
    return parts.joined()
  }
}
