/// An element of a path and its points, which last as long as the function runs that is given them.
///
/// Like Core Graphics' `CGPathElement`.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points, and then the end.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of an element of a path.
///
/// Like Core Graphics' `CGPathElementType`.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A function that is given each element of a path.
///
/// Like Core Graphics' type of the same name.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// Which parts of a path are inside of it.
///
/// Like Core Graphics' `CGPathFillRule`.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}
