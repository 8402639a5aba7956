import MeerkatUIKit
package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ image: ImageElement) {
    if image.surroundings.isRedacted { return writePlaceholder(image) }
    switch image.source {
    case .system(let name): writeSymbol(name, image)
    case .named(let name): writePicture(name, image)
    case .remote(let url):
      // The browser loads none that isn't on the web.
      let isOnTheWeb = ["http", "https"].contains(url.scheme?.lowercased())
      writePicture(at: isOnTheWeb ? url.absoluteString : "", image)
    case .picture(let picture): writePicture(picture, image)
    }
  }

  private func writeSymbol(_ name: String, _ image: ImageElement) {
    writer.open("svg", id: image.id)
    writer.attribute("viewBox", "0 0 24 24")
    writeImageLook(image)
    if Self.followsReading(name) { writer.className("directed") }
    let spoken = image.spokenName
    let label = accessibility(of: image)?.label ?? spoken
    if label == nil || image.image.isDecorative || isSaidByRow(image) {
      writer.attribute("aria-hidden", word: "true")
    } else {
      writeAccessibility(of: image, role: "img", label: spoken)
    }
    end("svg") { writer.symbol(markup(of: name, id: image.id)) }
  }

  /// Whether a symbol's name is about the direction of reading, not about a side.
  private static func followsReading(_ name: String) -> Bool {
    guard name.contains("arrow") || name.hasPrefix("chevron") else { return false }
    return name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  /// The drawing of a symbol.
  ///
  /// Only one with a mask needs names of its own in the page.
  func markup(of name: String, id: Int) -> String {
    if let known = symbols[name] { return known }
    let symbol = SystemSymbol.shown(for: name)
    let markup = symbol.svg(id: "s\(id)")
    if !symbol.shapes.contains(where: \.cuts) { symbols[name] = markup }
    return markup
  }

  /// Of what is redacted, the page knows the place alone.
  private func writePlaceholder(_ image: ImageElement) {
    writer.open("span", id: image.id)
    writer.className("picture")
    writer.className("redacted")
    writeImageLook(image)
    writer.attribute("aria-hidden", word: "true")
    end("span")
  }

  /// A picture of the app's catalogues; where none has it, its label stands for it.
  private func writePicture(_ name: String, _ image: ImageElement) {
    if let picture = CatalogPictures.main.pictures[name] {
      let mode = image.image.renderingMode.map { $0 == .template }
      return mode ?? picture.isTemplate ?? false
        ? writeTemplate(picture, image) : write(picture, image)
    }
    writer.open("span", id: image.id)
    writer.className("picture")
    writeImageLook(image)
    endSpan(of: image)
  }

  private func write(_ picture: CatalogPictures.Picture, _ image: ImageElement) {
    writer.open("picture", id: image.id)
    writer.className("remote")
    writeImageLook(image)
    end("picture") {
      if !picture.dark.isEmpty {
        writer.open("source")
        writer.attribute("media", word: "(prefers-color-scheme:dark)")
        writer.attribute("srcset", picture.dark.sourceSet)
        writer.endTag()
      }
      writer.open("img")
      writer.attribute("src", picture.light[0].path)
      writer.attribute("srcset", picture.light.sourceSet)
      let label = accessibility(of: image)?.label ?? image.image.label
      writer.attribute("alt", image.image.isDecorative ? "" : label ?? "")
      writer.endTag()
    }
  }

  /// A picture whose form alone counts: the colour of the surroundings is seen through it.
  private func writeTemplate(_ picture: CatalogPictures.Picture, _ image: ImageElement) {
    writer.open("span", id: image.id)
    writer.className("template")
    writeImageLook(image)
    writer.style("mask-image", address: picture.light[picture.light.count - 1].path)
    if !image.image.isResizable, let width = picture.width, let height = picture.height {
      writer.style("width", points: width)
      writer.style("height", points: height)
    }
    endSpan(of: image)
  }

  /// Ends the span that stands for a picture, with what a screen reader says of it.
  private func endSpan(of image: ImageElement) {
    if image.image.isDecorative {
      writer.attribute("aria-hidden", word: "true")
    } else {
      writeAccessibility(of: image, role: "img", label: image.image.label)
    }
    end("span")
  }

  /// A picture whose bytes the app has: the page has them, too.
  private func writePicture(_ picture: UIImage, _ image: ImageElement) {
    guard case .file(let data, let mediaType) = picture.source else { return }
    writePicture(
      at: "data:\(mediaType);base64,\(data.base64EncodedString())", image,
      width: image.image.isResizable ? nil : picture.size.width)
  }

  /// A picture that the browser loads; a width, in points, where it isn't the picture's own.
  private func writePicture(at address: String, _ image: ImageElement, width: CGFloat? = nil) {
    writer.open("img", id: image.id)
    writer.className("remote")
    writeImageLook(image)
    if let width { writer.style("width", points: width) }
    writer.attribute("src", address)
    writer.attribute("alt", accessibility(of: image)?.label ?? image.image.label ?? "")
    writer.attribute("loading", word: "lazy")
    writer.endTag()
  }

  private func writeImageLook(_ image: ImageElement) {
    writer.className("symbol")
    if image.image.isResizable {
      writer.className("resizable")
      writer.className("fill")
      writeGrowth(of: image)
    }
    switch image.surroundings.imageScale {
    case .small: writer.className("small-scale")
    case .medium: break
    case .large: writer.className("large-scale")
    }
    writeFontClass(image.surroundings.style.font)
    writeHierarchyClass(image.surroundings.style.foreground)
    writeStyle(image.surroundings.style)
  }

  package func visit(_ label: LabelElement) {
    writer.open("span", id: label.id)
    writer.className("label")
    writeGrowth(of: label)
    switch label.parts {
    case .automatic, .titleAndIcon: break
    case .titleOnly: writer.className("title-only")
    case .iconOnly: writer.className("icon-only")
    }
    if label.parts == .automatic { writer.className("automatic") }
    writeAccessibility(of: label, role: "img")
    end("span") {
      writePart("icon", label.iconElements)
      writePart("text", label.titleElements)
    }
  }

  private func writePart(_ name: StaticString, _ elements: [Element]) {
    write("span", class: name) { write(elements) }
  }

  package func visit(_ shape: ShapeElement) {
    // The form fits into its rectangle, which only a drawing can tell in advance.
    if shape.kind == .circle { return writeCircle(shape) }
    writer.open("shape-view", id: shape.id)
    writer.className("fill")
    writeGrowth(of: shape)
    if shape.fill == nil || shape.fill == Color.clear.paint { writer.className("hollow") }
    writeCorners(of: shape.kind)
    if let fill = shape.fill { writer.background(fill) }
    if let stroke = shape.stroke {
      // Half of the line is outside, in whole points.
      let outside = max(0, (shape.strokeWidth / 2 - shape.inset).rounded(.down))
      writer.shadow(stroke, inside: shape.strokeWidth - outside, outside: outside)
    }
    // The line of an inset shape begins where the frame does.
    let inset = max(0, shape.inset - shape.strokeWidth / 2)
    if inset != 0 { writer.style("margin", points: inset) }
    writeAccessibility(of: shape, role: "img")
    end("shape-view")
  }

  func writeCorners(of kind: ShapeKind) {
    switch kind {
    case .rectangle: break
    case .roundedRectangle(let width, let height):
      writer.style("border-radius", points: max(width, height))
    case .unevenRectangle(let radii):
      writer.style("border-start-start-radius", points: radii.topLeading)
      writer.style("border-start-end-radius", points: radii.topTrailing)
      writer.style("border-end-end-radius", points: radii.bottomTrailing)
      writer.style("border-end-start-radius", points: radii.bottomLeading)
    case .path: break
    case .capsule: writer.style("border-radius", "9999px")
    case .circle, .ellipse: writer.style("border-radius", "50%")
    }
  }

  private func writeCircle(_ shape: ShapeElement) {
    writer.open("svg", id: shape.id)
    writer.attribute("viewBox", "0 0 100 100")
    writer.className("circle")
    writer.className("fill")
    writeGrowth(of: shape)
    if shape.fill == nil { writer.className("hollow") }
    if shape.inset != 0 { writer.style("padding", points: shape.inset) }
    if let fill = shape.fill { writer.style("fill", fill) } else { writer.style("fill", "none") }
    if let stroke = shape.stroke {
      writer.style("stroke", stroke)
      writer.style("stroke-width", points: shape.strokeWidth)
    }
    if accessibility(of: shape)?.label == nil { writer.attribute("aria-hidden", word: "true") }
    writeAccessibility(of: shape, role: "img")
    end("svg") { writer.append("<circle cx=50 cy=50 r=50 vector-effect=non-scaling-stroke />") }
  }
}

extension HTMLWriter {
  /// Writes the address of a file of this server, which needs no escapes.
  fileprivate mutating func style(_ property: StaticString, address: String) {
    beginDeclaration(property)
    append("url(")
    symbol(address)
    append(")")
  }

  /// Draws a line along the border of something, with widths in points.
  fileprivate mutating func shadow(_ paint: Paint, inside: CGFloat, outside: CGFloat) {
    declare("box-shadow", "inset 0 0 0 \(inside)px \(paint)")
    if outside > 0 { append(value: ",0 0 0 \(outside)px \(paint)") }
  }
}
