/// A path of lines and curves that doesn't change.
///
/// Like Core Graphics' `CGPath`.
public final class CGPath: Hashable, Sendable {
  package let path: Path

  init(_ path: Path) { self.path = path }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The last point; after a closed subpath, its start.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around the path, without the control points of its curves.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest rectangle around the path and the control points of its curves.
  public var boundingBox: CGRect {
    path.elements.reduce(into: CGRect.null) { box, element in
      for point in element.points { box = box.union(CGRect(origin: point, size: .zero)) }
    }
  }

  /// Returns whether a point lies inside the path, whose subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

  /// Calls a function with each element of the path.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      // Never none, so that there is an address.
      var points = element.points.isEmpty ? [CGPoint.zero] : element.points
      points.withUnsafeMutableBufferPointer { points in
        guard let start = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
  /// Creates a path from one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The path for Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .closeSubpath: .closeSubpath
    }
  }

  /// The control points, and then the end.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }
}
