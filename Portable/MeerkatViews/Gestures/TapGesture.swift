/// One or more taps.
///
/// Like SwiftUI's `TapGesture`.
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Creates a gesture with a number of taps.
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Void> {
    memory.recognizeTap(touch, count: count)
  }

  @MainActor public var _needs: GestureNeeds { GestureNeeds(taps: count) }
}

/// A tap and its location.
///
/// Like SwiftUI's `SpatialTapGesture`.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The state of the gesture.
  ///
  /// Like SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a number of taps.
  @_disfavoredOverload
  @Memberwise
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)

  /// Creates a gesture with a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    memory.recognizeTap(touch, count: count)
      .map { Value(location: touch.location(in: coordinateSpace)) }
  }

  @MainActor public var _needs: GestureNeeds { GestureNeeds(taps: count) }
}

extension GestureMemory {
  /// The longest time between two taps that belong together, in seconds.
  private static let pause: TimeInterval = 0.35
  /// How far a finger that taps may slip, in points.
  private static let slip: CGFloat = 10
  /// How far two taps that belong together may be apart, in points.
  private static let reach: CGFloat = 45

  fileprivate func recognizeTap(_ touch: Touch, count: Int) -> GesturePhase<Void> {
    switch touch.phase {
    case .began:
      if let last, touch.time - last.time > Self.pause || touch.distance(from: last) > Self.reach {
        taps = 0
      }
      start = touch
    case .moved:
      guard let start, touch.places.count == 1, touch.distance(from: start) <= Self.slip else {
        return .failed
      }
    case .ended:
      guard let start, touch.distance(from: start) <= Self.slip else { return .failed }
      taps += 1
      last = touch
      if taps == count { return .ended(()) }
    case .cancelled, .rested: return .failed
    }
    return .possible
  }
}

/// A long press.
///
/// Like SwiftUI's `LongPressGesture`.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// The duration in seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  /// Creates the gesture; the duration is in seconds, the distance in points.
  @Memberwise
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)

  @MainActor public func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Bool> {
    switch touch.phase {
    case .began: memory.start = touch
    case .moved, .ended: break
    case .cancelled, .rested: return .failed
    }
    guard let start = memory.start, touch.distance(from: start) <= maximumDistance else {
      return .failed
    }
    // Hosts count milliseconds.
    if touch.time - start.time > minimumDuration - 0.0015, touch.phase != .began {
      return .ended(true)
    }
    return touch.phase == .ended ? .failed : .beginning(true)
  }

  @MainActor public var _needs: GestureNeeds { GestureNeeds(holds: [minimumDuration]) }
}
