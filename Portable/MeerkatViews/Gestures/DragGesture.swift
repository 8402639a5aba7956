/// A drag with one finger.
///
/// Like SwiftUI's `DragGesture`.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The state of the drag.
  ///
  /// Like SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would stop if it slowed down for a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// In points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a minimum distance, in points.
  @_disfavoredOverload
  @Memberwise
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)

  /// Creates a gesture with a minimum distance, in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    switch touch.phase {
    case .began: memory.start = touch
    case .moved, .ended: break
    case .cancelled, .rested: return .failed
    }
    guard let start = memory.start else { return .failed }
    let velocity = memory.velocity(to: touch)
    memory.last = touch
    if touch.distance(from: start) >= minimumDistance, touch.phase != .ended {
      memory.isActive = true
    }
    guard memory.isActive else { return touch.phase == .ended ? .failed : .possible }
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: touch.time),
      location: touch.location(in: coordinateSpace),
      startLocation: start.location(in: coordinateSpace), velocity: velocity)
    return touch.phase == .ended ? .ended(value) : .active(value)
  }

  @MainActor public var _needs: GestureNeeds { GestureNeeds(isDrag: true) }
}

extension GestureMemory {
  /// Gives the velocity in points a second, and keeps it: when a finger goes up, its last movement
  /// counts, if it was just now.
  fileprivate func velocity(to touch: Touch) -> CGSize {
    let known = value as? CGSize ?? .zero
    guard let last else { return .zero }
    let seconds = touch.time - last.time
    if touch.place == last.place { return seconds < 0.1 ? known : .zero }
    guard seconds > 0 else { return known }
    let new = CGSize(
      width: (touch.place.x - last.place.x) / seconds,
      height: (touch.place.y - last.place.y) / seconds)
    value = new
    return new
  }
}
