/// A pinch with two fingers, and their locations.
///
/// Like SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The state of the pinch.
  ///
  /// Like SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The minimum change of scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with a minimum change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    memory.recognizePair(touch) { start, now, _ in
      now.length / start.length
    } isEnough: {
      abs($0 - 1) >= minimumScaleDelta
    } value: { magnification, speed, start in
      Value(
        time: Date(timeIntervalSinceReferenceDate: touch.time), magnification: magnification,
        velocity: speed, startAnchor: start.anchor, startLocation: start.location)
    }
  }

  @MainActor public var _needs: GestureNeeds { GestureNeeds(isPinch: true) }
}

/// A rotation with two fingers, and their locations.
///
/// Like SwiftUI's `RotateGesture`.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The state of the rotation.
  ///
  /// Like SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The minimum angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    memory.recognizePair(touch) { start, now, before in
      // The shorter way round from the sample before; several turns add up.
      let known = before ?? 0
      return known + remainder(now.angle.radians - start.angle.radians - known, 2 * .pi)
    } isEnough: {
      abs($0) >= minimumAngleDelta.radians
    } value: { radians, speed, start in
      Value(
        time: Date(timeIntervalSinceReferenceDate: touch.time), rotation: .radians(radians),
        velocity: .radians(speed), startAnchor: start.anchor, startLocation: start.location)
    }
  }

  @MainActor public var _needs: GestureNeeds { GestureNeeds(isPinch: true) }
}

extension GestureMemory {
  fileprivate typealias Pair = (length: CGFloat, angle: Angle, middle: CGPoint)

  /// Follows two fingers: `measure` says how far they are, from how they began and how far they were
  /// before.
  fileprivate func recognizePair<Value>(
    _ touch: Touch, measure: (Pair, Pair, CGFloat?) -> CGFloat, isEnough: (CGFloat) -> Bool,
    value make: (CGFloat, CGFloat, (anchor: UnitPoint, location: CGPoint)) -> Value
  ) -> GesturePhase<Value> {
    guard touch.phase != .cancelled, touch.phase != .rested else { return .failed }
    guard let pair = touch.pair, touch.isDown else {
      // One finger has gone, or not come yet.
      if isActive, let last = value as? Value { return .ended(last) }
      return touch.isDown ? .possible : .failed
    }
    guard let start, let from = start.pair else {
      start = touch
      return .possible
    }
    let before = first.value as? CGFloat
    let measured = measure(from, pair, before)
    let seconds = touch.time - (last?.time ?? start.time)
    first.value = measured
    last = touch
    guard isActive || isEnough(measured) else { return .possible }
    isActive = true
    let location = CGPoint(x: from.middle.x - start.frame.minX, y: from.middle.y - start.frame.minY)
    let anchor = UnitPoint(
      x: start.frame.width > 0 ? location.x / start.frame.width : 0.5,
      y: start.frame.height > 0 ? location.y / start.frame.height : 0.5)
    let change = measured - (before ?? measured)
    let new = make(measured, seconds > 0 ? change / seconds : 0, (anchor, location))
    value = new
    return .active(new)
  }
}

/// A pinch with two fingers.
///
/// Like SwiftUI's `MagnificationGesture`.
nonisolated public struct MagnificationGesture: Gesture {
  /// The minimum change of scale.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with a minimum change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A rotation with two fingers.
///
/// Like SwiftUI's `RotationGesture`.
nonisolated public struct RotationGesture: Gesture {
  /// The minimum angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with a minimum angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
