import MeerkatViews

extension PictureBrush {
  func drawImage(_ image: ImageElement) {
    if image.surroundings.isRedacted {
      return draw("Image redacted", frame, inks.ink(.fill), radius: 5)
    }
    switch image.source {
    case .system(let name):
      let style = image.surroundings.style
      let ink = style.foreground.map { inks.ink($0, isText: true) } ?? inks.ink(of: inherited.tone)
      drawSymbol(name, self.name("Image"), in: frame, ink)
    case .named(let name):
      guard let picture = CatalogPicture(name, isDark: inherited.isDark) else {
        return drawMissing(name)
      }
      drawPicture(picture.data, picture.mediaType, name)
    case .picture(let picture):
      guard case .file(let data, let mediaType) = picture.source else { return }
      drawPicture(data, mediaType, image.image.label ?? "")
    case .remote(let url): drawMissing(url.lastPathComponent)
    }
  }

  /// Draws what stands for a picture that is not there.
  private func drawMissing(_ name: String) {
    draw("Image", frame, inks.ink(.fill), radius: 4, label: name)
  }

  private func drawPicture(_ data: Data, _ mediaType: String, _ label: String) {
    var attributes = SVGWriter.Attributes(class: "Image")
    if !label.isEmpty { attributes.add("aria-label", label) }
    attributes.add(frame)
    attributes.add("preserveAspectRatio", "none")
    attributes.add("href", "data:\(mediaType);base64,\(data.base64EncodedString())")
    painter.svg.write("image", attributes)
  }

  /// Draws a symbol as large as fits into a rectangle.
  func drawSymbol(_ symbolName: String, _ name: String, in box: CGRect, _ ink: SVGInk) {
    let side = min(box.width, box.height)
    guard side > 0, ink.value != "none" else { return }
    let symbol = SystemSymbol.shown(for: symbolName)
    let scale = side / SystemSymbol.gridSize
    var attributes = SVGWriter.Attributes(class: name)
    attributes.add("aria-label", symbolName)
    attributes.add(
      "transform",
      "translate(\((box.midX - side / 2).svg) \((box.midY - side / 2).svg)) scale(\(String(format: "%.4g", Double(scale))))"
    )
    attributes.add("color", ink.value)
    if ink.opacity < 1 { attributes.add("opacity", CGFloat(ink.opacity)) }
    // The masks of a symbol are called after it.
    let id =
      "s-" + symbolName.replacing(".", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
    painter.svg.write("g", attributes, content: symbol.svg(id: id))
  }
}
