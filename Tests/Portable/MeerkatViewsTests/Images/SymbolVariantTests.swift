import MeerkatUI
import Testing

/// How the variants of a name are put together from the drawing that it begins with.
struct SymbolVariantTests {
  @Test(arguments: [
    // A body and what lies outside it.
    ("bell", ["stroke 2", "stroke 2"]),
    ("bell.fill", ["fill", "stroke 2", "stroke 2"]),
    // Details are cut out of what is filled, dots and windows too.
    ("clock.fill", ["fill", "stroke 2", "cut stroke 2"]),
    ("tag", ["stroke 2", "fill"]),
    ("tag.fill", ["fill", "stroke 2", "cut fill"]),
    ("camera.fill", ["fill", "stroke 2", "cut fill", "cut stroke 2"]),
    // What has no inside stays as it is.
    ("wifi.fill", ["fill", "stroke 2"]),
    // A slash has air around it.
    ("heart.slash", ["stroke 2", "cut stroke 5.5", "stroke 2"]),
    ("heart.slash.fill", ["fill", "stroke 2", "cut stroke 5.5", "stroke 2"]),
    // A frame, and what is in it: added to an outline, cut out of an area.
    ("plus.circle", ["stroke 2", "stroke 2"]),
    ("plus.circle.fill", ["fill", "stroke 2", "cut stroke 2"]),
    ("heart.circle.fill", ["fill", "stroke 2", "cut fill", "cut stroke 1.2"]),
    // What was cut out of the content is there again when the content is cut out.
    ("envelope.circle", ["stroke 2", "fill", "stroke 1.2", "cut stroke 1.2"]),
    ("envelope.circle.fill", ["fill", "stroke 2", "cut fill", "cut stroke 1.2", "stroke 1.2"]),
    // A badge clears its corner.
    ("bell.badge", ["stroke 2", "stroke 2", "cut fill", "fill"]),
    ("doc.badge.plus", ["stroke 2", "stroke 2", "cut fill", "stroke 2"]),
    ("folder.fill.badge.plus", ["fill", "stroke 2", "cut fill", "stroke 2"]),
    ("12.circle", ["stroke 2", "stroke 2", "stroke 2"]),
  ])
  func aVariantIsComposed(name: String, picture: [String]) {
    #expect(SystemSymbol.named(name)?.picture == picture)
  }

  @Test func theOrderOfFillAndBadgeIsTheWritersChoice() {
    let first = SystemSymbol.named("folder.fill.badge.plus")
    let second = SystemSymbol.named("folder.badge.plus.fill")
    #expect(first?.shapes == second?.shapes)
  }

  @Test func badgesAndFramesMayHaveSeveralWords() {
    let names = [
      "doc.badge.arrow.up", "xmark.rectangle.portrait", "plus.square.dashed",
      "questionmark.app.dashed", "person.crop.circle.dashed",
    ]
    let parts = [
      "doc.badge", "rectangle.portrait", "square.dashed", "app.dashed", "circle.dashed",
    ]
    for (name, part) in zip(names, parts) {
      let whole = SystemSymbol.named(name)
      #expect(whole?.shapes.first == SystemSymbol.named(part)?.shapes.first)
      #expect(whole?.shapes != SystemSymbol.named(part)?.shapes)
    }
  }

  @Test func contentIsCentredInItsFrame() {
    let plus = SystemSymbol.named("plus.circle")?.shapes.last?.path
    #expect(plus == "M12 8.08L12 15.92M8.08 12L15.92 12")
  }
}

extension SystemSymbol {
  /// What is drawn, one line a shape, without the outlines.
  var picture: [String] {
    shapes.map { shape in
      let drawing = shape.drawing == .fill ? "fill" : "stroke \(shape.lineWidth)"
      let text = drawing.hasSuffix(".0") ? String(drawing.dropLast(2)) : drawing
      return (shape.cuts ? "cut " : "") + text
    }
  }
}
