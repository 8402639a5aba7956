import Foundation

extension Picture {
  /// Arranges several pictures in a grid, each with its name.
  ///
  /// - Parameters:
  ///   - pictures: The pictures with their names, in order.
  ///   - columns: The number of pictures in a row, at least 1.
  /// - Returns: A picture that contains all the others.
  public static func contactSheet(
    of pictures: [(name: String, picture: Picture)], columns: Int = 4
  ) -> Picture {
    let (margin, heading) = (CGFloat(24), CGFloat(28))
    let columns = max(1, columns)
    var svg = SVGWriter()
    var size = CGSize(width: margin, height: margin)
    var y = margin
    for start in stride(from: 0, to: pictures.count, by: columns) {
      let line = pictures[start..<min(start + columns, pictures.count)]
      var x = margin
      for entry in line {
        var label = SVGWriter.Attributes(class: "label")
        label.add("x", x)
        label.add("y", y + 14)
        label.add("font-size", 13)
        label.add("fill", "#65656c")
        svg.write("text", label, content: entry.name.escaped)
        svg.embed(entry.picture, at: CGPoint(x: x, y: y + heading))
        x += entry.picture.size.width + margin
      }
      size.width = max(size.width, x)
      y += heading + (line.map(\.picture.size.height).max() ?? 0) + margin
    }
    size.height = y
    return Picture(svg, size, background: "#d8d8de")
  }

  /// A frame around a picture.
  public enum Frame: Hashable, Sendable {
    case phone, tablet, window
  }

  /// Returns the picture with a device drawn around it.
  ///
  /// - Parameter frame: The kind of device.
  /// - Returns: A larger picture.
  public func framed(_ frame: Frame) -> Picture {
    let insets: (top: CGFloat, side: CGFloat, bottom: CGFloat, radius: CGFloat) =
      switch frame {
      case .phone: (44, 12, 28, 48)
      case .tablet: (28, 24, 28, 30)
      case .window: (36, 1, 1, 10)
      }
    let margin: CGFloat = 16
    let body = CGSize(
      width: size.width + 2 * insets.side, height: size.height + insets.top + insets.bottom)
    var svg = SVGWriter()
    func add(_ box: CGRect, radius: CGFloat, _ fill: String) {
      var attributes = SVGWriter.Attributes(class: "\(frame)")
      attributes.add(box)
      attributes.add("rx", radius)
      attributes.add("fill", fill)
      svg.write("rect", attributes)
    }
    let isWindow = frame == .window
    add(
      CGRect(origin: CGPoint(x: margin, y: margin), size: body), radius: insets.radius,
      isWindow ? "#c9c9cf" : "#1c1c1e")
    if frame == .phone {
      let width = size.width * 0.3
      add(
        CGRect(x: margin + (body.width - width) / 2, y: margin + 17, width: width, height: 10),
        radius: 5, "#3a3a3c")
    }
    if isWindow {
      for (index, fill) in ["#ff5f57", "#febc2e", "#28c840"].enumerated() {
        add(
          CGRect(x: margin + 14 + CGFloat(index) * 20, y: margin + 12, width: 12, height: 12),
          radius: 6, fill)
      }
    }
    svg.embed(self, at: CGPoint(x: margin + insets.side, y: margin + insets.top))
    let whole = CGSize(width: body.width + 2 * margin, height: body.height + 2 * margin)
    return Picture(svg, whole, background: nil)
  }

  private init(_ writer: SVGWriter, _ size: CGSize, background: String?) {
    var attributes = SVGWriter.Attributes()
    attributes.add("font-family", PictureFonts.usual)
    var whole = SVGWriter()
    if let background {
      var box = SVGWriter.Attributes(class: "background")
      box.add(CGRect(origin: .zero, size: size))
      box.add("fill", background)
      whole.write("rect", box)
    }
    for line in writer.lines { whole.write(line: String(line.dropFirst())) }
    self.init(svg: whole.document(size: size, attributes: attributes), size: size)
  }
}

extension SVGWriter {
  /// Puts a whole picture at a place.
  fileprivate mutating func embed(_ picture: Picture, at origin: CGPoint) {
    let lines = picture.svg.split(separator: "\n")
    guard let first = lines.first, let size = first.firstRange(of: " width=") else { return }
    write(line: "<svg x=\"\(origin.x.svg)\" y=\"\(origin.y.svg)\"\(first[size.lowerBound...])")
    for line in lines.dropFirst() { write(line: String(line)) }
  }
}
