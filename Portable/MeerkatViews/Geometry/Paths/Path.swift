/// A path of lines and curves.
///
/// Like SwiftUI's `Path`.
nonisolated public struct Path: Hashable, Sendable {
  /// An element of a path.
  ///
  /// Like SwiftUI's `Path.Element`.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the path of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates the path of a rounded rectangle; radii are in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the path of a rounded rectangle; the radius is in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The last point; after a closed subpath, its start.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath:
      elements.reversed().lazy.compactMap { if case .move(let start) = $0 { start } else { nil } }
        .first
    case nil: nil
    }
  }
}
