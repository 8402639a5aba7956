public import Foundation

/// One or more taps.
///
/// Like SwiftUI's `TapGesture`.
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Makes the gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }

  public var recognition: GestureRecognition<Void> {
    GestureRecognition(tapCount: count, tapValue: ())
  }
}

/// A finger that stays.
///
/// Like SwiftUI's `LongPressGesture`.
///
/// Accepted, without effect.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  /// Makes the gesture; the duration is in seconds, the distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves.
///
/// Like SwiftUI's `DragGesture`.
///
/// Accepted, without effect.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// Where the finger is.
  ///
  /// Like SwiftUI's `DragGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  /// In points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture of a least distance, in points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the gesture of a least distance, in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// A tap with its place.
///
/// Like SwiftUI's `SpatialTapGesture`. Hosts tell the tap, and its place as the top left.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the finger was.
  ///
  /// Like SwiftUI's `SpatialTapGesture.Value`.
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture of a number of taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public var recognition: GestureRecognition<Value> {
    GestureRecognition(tapCount: count, tapValue: Value(location: .zero))
  }
}

/// Two fingers that move apart, with their places.
///
/// Like SwiftUI's `MagnifyGesture`.
///
/// Accepted, without effect.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// How far the fingers are apart.
  ///
  /// Like SwiftUI's `MagnifyGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// Makes the gesture of a least change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, with their places.
///
/// Like SwiftUI's `RotateGesture`.
///
/// Accepted, without effect.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  ///
  /// Like SwiftUI's `RotateGesture.Value`.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// Makes the gesture of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that move apart.
///
/// Like SwiftUI's `MagnificationGesture`.
///
/// Accepted, without effect.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// Makes the gesture of a least change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
///
/// Like SwiftUI's `RotationGesture`.
///
/// Accepted, without effect.
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  /// Makes the gesture of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A state that lasts as long as a gesture.
///
/// Like SwiftUI's `GestureState`. Always its first value, since the gestures never happen.
///
/// Accepted, without effect.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value itself.
  public let wrappedValue: Value

  /// Makes the state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes the state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Makes the state with its first value, and with how it returns to that.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Makes the state with its first value, and with what is done when it returns to that.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// Makes the state of nothing.
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

/// Which of several gestures are recognised.
///
/// Like SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
