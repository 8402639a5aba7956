/// The positions of the fingers or the pointer at one time, in a view's coordinates.
public struct Touch: Hashable {
  /// What has happened since the sample before.
  package enum Phase: Int, Hashable, Sendable {
    /// The first finger came down.
    case began
    /// A finger has moved, come down or gone up besides others, or time has passed.
    case moved
    /// The last finger went up.
    case ended
    /// The fingers do something else now, such as scrolling.
    case cancelled
    /// For a while no finger has come back.
    case rested
  }

  package var phase: Phase
  /// In seconds, from any moment on.
  package var time: TimeInterval
  /// The places of the fingers in the window, in points; when the last one has gone, where it was.
  package var places: [CGPoint]
  /// The place of the view in the window when the first finger came down, in points.
  var frame = CGRect.zero
  /// The origins of the named spaces around the view, in points.
  var spaces: [AnyHashable: CGPoint] = [:]

  @Memberwise
  package init(_ phase: Phase, at places: [CGPoint], time: TimeInterval)

  /// The place of the first finger in the window, in points.
  var place: CGPoint { places.first ?? .zero }

  /// Whether a finger is down.
  var isDown: Bool { phase == .began || phase == .moved }

  /// Returns the place of the first finger in a space, in points.
  func location(in space: CoordinateSpace) -> CGPoint {
    let origin =
      switch space {
      case .global: CGPoint.zero
      case .local: frame.origin
      case .named(let name): spaces[name] ?? .zero
      }
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// Returns the distance from the place of another sample, in points.
  func distance(from other: Touch) -> CGFloat {
    hypot(place.x - other.place.x, place.y - other.place.y)
  }

  /// The same positions as the beginning of a gesture.
  var asBeginning: Touch {
    var touch = self
    touch.phase = .began
    return touch
  }

  /// The distance of two fingers in points, and the direction from one to the other.
  var pair: (length: CGFloat, angle: Angle, middle: CGPoint)? {
    guard places.count >= 2 else { return nil }
    let (x, y) = (places[1].x - places[0].x, places[1].y - places[0].y)
    let middle = CGPoint(x: places[0].x + x / 2, y: places[0].y + y / 2)
    return (max(hypot(x, y), 1), .radians(Double(atan2(y, x))), middle)
  }
}
