import Foundation

extension FlowMap {
  /// Draws the map as a picture that looks right on a light and on a dark page.
  ///
  /// - Parameter link: Returns where a click on a place in the sources leads; nil for no links.
  /// - Returns: The text of an SVG file.
  public func svg(linkingTo link: ((Location) -> String)? = nil) -> String {
    SVGWriter(drawing: MapDrawing(of: self), link: link).text
  }

  /// Draws the map as a page, whose boxes and lines lead to the sources.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - link: Returns where a click on a place in the sources leads.
  /// - Returns: The text of an HTML file.
  public func html(title: String, linkingTo link: @escaping (Location) -> String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escaped)</title>
    <style>body { margin: 0 } svg { display: block }</style>
    \(svg(linkingTo: link))
    </html>

    """
  }
}

private struct SVGWriter {
  let drawing: MapDrawing
  let link: ((Location) -> String)?

  private typealias Size = MapDrawing.Size

  private static let style = """
    svg { background: #fff; font: 12px system-ui, -apple-system, "Segoe UI", sans-serif }
    text { fill: #1d1d1f } .dim { fill: #6e6e73 } .title { font-weight: 600; font-size: 13px }
    .flow { font-weight: 700; font-size: 15px } .address { font-family: ui-monospace, monospace; font-size: 11px }
    .guard { fill: #b3261e } .frame { fill: #f5f5f7; stroke: #d2d2d7 }
    .box { fill: #fff; stroke: #c7c7cc } .unreached { stroke-dasharray: 4 3 }
    .line { fill: none; stroke-width: 1.5 } .push { --c: #0a66c2 } .cover { --c: #8944ab }
    .dialog { --c: #b25000 } .child { --c: #248a3d } .back { --c: #6e6e73 } .computed { --c: #b3261e }
    .line, .dot { stroke: var(--c) } .dot, .mark { fill: var(--c) } .row:hover { fill: #0001 } .row { fill: #0000 }
    @media (prefers-color-scheme: dark) {
      svg { background: #161618 } text { fill: #f2f2f7 } .dim { fill: #a1a1a6 }
      .frame { fill: #222225; stroke: #3a3a3e } .box { fill: #2c2c30; stroke: #515156 }
      .guard { fill: #ff8a80 } .push { --c: #6cb4ff } .cover { --c: #d5a6f0 } .dialog { --c: #ffb467 }
      .child { --c: #6fd98a } .back { --c: #a1a1a6 } .computed { --c: #ff8a80 } .row:hover { fill: #fff2 }
      .mark { fill: var(--c) }
    }
    """

  var text: String {
    let (width, height) = (drawing.width.short, drawing.height.short)
    // Curves between flows go behind others on the way.
    let curves = drawing.curves
    let parts =
      [legend] + curves.map { curve($0, 0, 0) } + drawing.frames.map(background)
      + curves.map(start) + drawing.frames.map(content)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="A map of flows">
      <style>
      \(Self.style)
      </style>
      <defs>\(tips)</defs>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  /// The tips of the arrows, one in each colour.
  private var tips: String {
    MapDrawing.Kind.allCases.map(\.rawValue).map { kind in
      """
      <marker id="\(kind)" class="\(kind)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto"><path class="mark" d="M0 0L8 4L0 8z"/></marker>
      """
    }.joined()
  }

  private var legend: String {
    let entries: [(MapDrawing.Kind, String)] = [
      (.push, "pushes"), (.cover, "presents"), (.dialog, "asks"), (.child, "shows a flow"),
      (.back, "goes back"), (.computed, "computed"),
    ]
    var x = Size.space
    var text = ""
    for (kind, word) in entries {
      text += """
        <g class="\(kind.rawValue)"><circle class="dot" cx="\((x + 4).short)" cy="22" r="4"/>\
        <text class="dim" x="\((x + 14).short)" y="26">\(word)</text></g>
        """
      x += Double(word.count) * 6.6 + 38
    }
    return text + """
      <text class="dim" x="\(x.short)" y="26">dashed: no way in the sources leads there</text>
      """
  }

  private func background(of frame: MapDrawing.Frame) -> String {
    """
    <rect class="frame" x="\(frame.x.short)" y="\(frame.y.short)" width="\(frame.width.short)" \
    height="\(frame.height.short)" rx="12"/>
    """
  }

  private func content(of frame: MapDrawing.Frame) -> String {
    let flow = frame.flow
    let outcome = flow.outcome.map { " → \($0)" } ?? ""
    let title = linked(
      flow.location,
      """
      <text x="\((frame.x + Size.padding).short)" y="\((frame.y + 26).short)">\
      <tspan class="flow">\(flow.name.escaped)</tspan><tspan class="dim">\(outcome.escaped)</tspan></text>
      """)
    let boxes = frame.boxes.map { box($0, frame.x, frame.y) }
    let curves = frame.curves.map { curve($0, frame.x, frame.y) }
    return ([title] + boxes + curves).joined(separator: "\n")
  }

  private func box(_ box: MapDrawing.Box, _ dx: Double, _ dy: Double) -> String {
    let (x, y) = (box.x + dx, box.y + dy)
    var parts = [
      """
      <rect class="box\(box.isUnreached ? " unreached" : "")" x="\(x.short)" y="\(y.short)" \
      width="\(box.width.short)" height="\(box.height.short)" rx="7"/>
      """,
      linked(box.location, words(box.title, "title", x + 10, y + 18, room: box.width - 20)),
    ]
    for (index, line) in box.details.enumerated() {
      let baseline = y + Size.title + (Double(index) + 0.7) * Size.detail
      let kind = line.kind == "guard" ? "guard" : "dim \(line.kind)"
      parts.append(words(line.text, kind, x + 10, baseline, room: box.width - 20))
    }
    for (index, row) in box.rows.enumerated() {
      parts.append(line(row, box, x, box.rowY(index) + dy))
    }
    return parts.joined(separator: "\n")
  }

  private func line(
    _ row: MapDrawing.Row, _ box: MapDrawing.Box, _ x: Double, _ middle: Double
  ) -> String {
    let markRoom = Double(row.mark.count) * Size.letter
    let mark = """
      <text class="mark" text-anchor="end" x="\((x + box.width - 10).short)" \
      y="\((middle + 4).short)">\(row.mark.escaped)</text>
      """
    let area = """
      <rect class="row" x="\((x + 1).short)" y="\((middle - Size.row / 2).short)" \
      width="\((box.width - 2).short)" height="\(Size.row.short)"/>
      """
    let text = words(row.text, "", x + 10, middle + 4, room: box.width - 26 - markRoom)
    return "<g class=\"\(row.kind.rawValue)\">"
      + linked(row.location, "<title>\(row.location)</title>" + area + text + mark) + "</g>"
  }

  /// A text that is cut where there is no more room; the whole text shows under the pointer.
  private func words(
    _ text: String, _ kind: String, _ x: Double, _ y: Double, room: Double
  ) -> String {
    let most = max(Int(room / (kind == "title" ? Size.letter * 7 / 6 : Size.letter)), 1)
    let isCut = text.count > most
    let shown = isCut ? text.prefix(most - 1) + "…" : text[...]
    let whole = isCut ? "<title>\(text.escaped)</title>" : ""
    return """
      <text class="\(kind)" x="\(x.short)" y="\(y.short)">\(whole)\(String(shown).escaped)</text>
      """
  }

  private func curve(_ curve: MapDrawing.Curve, _ dx: Double, _ dy: Double) -> String {
    let (x1, y1) = (curve.fromX + dx, curve.fromY + dy)
    let (x2, y2) = (curve.toX + dx, curve.toY + dy)
    let bend = max(abs(x2 - x1) / 2, 30)
    return """
      <g class="\(curve.kind.rawValue)"><path class="line" marker-end="url(#\(curve.kind.rawValue))" \
      d="M\(x1.short) \(y1.short)C\((x1 + bend).short) \(y1.short) \((x2 - bend).short) \(y2.short) \
      \(x2.short) \(y2.short)"/></g>
      """
  }

  /// The part of a curve in the frame where it begins.
  private func start(_ curve: MapDrawing.Curve) -> String {
    """
    <g class="\(curve.kind.rawValue)"><path class="line" \
    d="M\(curve.startX.short) \(curve.fromY.short)H\(curve.fromX.short)"/></g>
    """
  }

  private func linked(_ location: Location, _ text: String) -> String {
    guard let link else { return text }
    return "<a href=\"\(link(location).escaped)\">\(text)</a>"
  }
}

extension Double {
  /// With at most one digit after the point.
  fileprivate var short: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

extension String {
  /// The text as content or attribute in HTML and XML.
  package var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(character)
      }
    }
    return text
  }
}
