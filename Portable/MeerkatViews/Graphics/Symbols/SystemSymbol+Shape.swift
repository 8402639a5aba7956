extension SystemSymbol {
  /// One outline of a symbol and how it is drawn.
  package struct Shape: Hashable, Sendable {
    /// How an outline becomes visible.
    package enum Drawing: Hashable, Sendable {
      /// A line along the outline, with round ends and round corners.
      case stroke
      /// The area inside the outline, by the non-zero winding rule.
      case fill
    }

    /// One step of an outline, in grid units from the top left corner, y growing downwards.
    package enum Segment: Hashable, Sendable {
      /// Begins a new part of the outline at a point.
      case move(Point)
      /// A straight line to a point.
      case line(Point)
      /// A cubic curve: its two control points, then its end.
      case curve(Point, Point, Point)
      /// A straight line back to where the part began.
      case close
    }

    /// The outline.
    package let segments: [Segment]

    /// Whether the outline is drawn as a line or as an area.
    package let drawing: Drawing

    /// The width of the line in grid units; 0 for an area.
    package let lineWidth: Double

    /// Whether the shape is taken away from the shapes before it instead of added to them.
    ///
    /// A host that cannot take away draws such a shape in the colour of what lies behind.
    package let cuts: Bool
  }

  /// A place on the grid.
  package typealias Point = SIMD2<Double>
}

extension SystemSymbol.Shape {
  /// The outline as the path data of SVG, with the commands M, L, C and Z only.
  package var path: String {
    var path = ""
    for segment in segments {
      switch segment {
      case .move(let end): path += "M" + Self.text(end)
      case .line(let end): path += "L" + Self.text(end)
      case .curve(let first, let second, let end):
        path += "C" + Self.text(first) + " " + Self.text(second) + " " + Self.text(end)
      case .close: path += "Z"
      }
    }
    return path
  }

  private static func text(_ point: SystemSymbol.Point) -> String {
    number(point.x) + " " + number(point.y)
  }

  // Two decimals are a twentieth of a pixel on a symbol of 100 pixels, which is enough.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole: Int = abs(hundredths) / 100
    let rest: Int = abs(hundredths) % 100
    let sign: String = hundredths < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    if rest % 10 == 0 { return sign + String(whole) + "." + String(rest / 10) }
    return sign + String(whole) + (rest < 10 ? ".0" : ".") + String(rest)
  }
}
