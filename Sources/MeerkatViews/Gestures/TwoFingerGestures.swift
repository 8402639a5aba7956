public import Foundation

/// Two fingers that move apart, with their places.
///
/// Like SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers are apart.
  ///
  /// Like SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The least change of scale.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture of a least change of scale.
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

/// Two fingers that turn, with their places.
///
/// Like SwiftUI's `RotateGesture`.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  ///
  /// Like SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// The change of the rotation in a second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates the gesture of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

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
    let location = CGPoint(
      x: from.middle.x - start.frame.minX, y: from.middle.y - start.frame.minY)
    let anchor = UnitPoint(
      x: start.frame.width > 0 ? location.x / start.frame.width : 0.5,
      y: start.frame.height > 0 ? location.y / start.frame.height : 0.5)
    let change = measured - (before ?? measured)
    let new = make(measured, seconds > 0 ? change / seconds : 0, (anchor, location))
    value = new
    return .active(new)
  }
}

/// Two fingers that move apart.
///
/// Like SwiftUI's `MagnificationGesture`.
nonisolated public struct MagnificationGesture: Gesture {
  /// The least change of scale.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture of a least change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn.
///
/// Like SwiftUI's `RotationGesture`.
nonisolated public struct RotationGesture: Gesture {
  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates the gesture of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
