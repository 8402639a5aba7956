/// A gesture that a user makes with a finger or a pointer.
///
/// Like SwiftUI's `Gesture`. A gesture is a value: its progress is kept in a ``GestureMemory``, so
/// that the closures of the last evaluation are called.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value

  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  @MainActor @preconcurrency
  var body: Body { get }

  /// Processes the next sample, and returns the phase of the gesture.
  ///
  /// The implementation of gestures with a body.
  func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Value>

  /// What the host has to report for the gesture.
  ///
  /// The implementation of gestures with a body.
  var _needs: GestureNeeds { get }
}

extension Gesture where Value == Body.Value {
  public func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Value> {
    body._recognize(touch, memory)
  }

  public var _needs: GestureNeeds { body._needs }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that the runtime knows, without a body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The phase of a gesture.
public enum GesturePhase<Value> {
  /// The gesture may still be recognised.
  case possible
  /// The gesture has begun, but other gestures may still take precedence.
  case beginning(Value)
  /// The gesture is active, and others aren't.
  case active(Value)
  case ended(Value)
  /// The gesture wasn't recognised, or was cancelled.
  case failed

  /// Returns the same phase with another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .beginning(let value): .beginning(transform(value))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The current value of the gesture, if any.
  var current: Value? {
    switch self {
    case .beginning(let value), .active(let value): value
    default: nil
    }
  }

  /// Whether the phase is final.
  var isFinal: Bool {
    switch self {
    case .ended, .failed: true
    default: false
    }
  }
}

/// What a host has to report for a gesture.
public struct GestureNeeds: Hashable, Sendable {
  /// The number of taps, if that is all that is needed.
  package var taps: Int?
  /// For how many seconds a finger rests until something happens.
  package var holds: Set<Double> = []
  /// Whether a finger moves.
  package var isDrag = false
  /// Whether two fingers move.
  package var isPinch = false

  /// Whether hosts must follow the fingers, since taps do not tell enough.
  package var isTouch: Bool { isDrag || isPinch || !holds.isEmpty }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    if sum.taps == nil || right.taps == 1 { sum.taps = right.taps ?? sum.taps }
    sum.holds.formUnion(right.holds)
    sum.isDrag = left.isDrag || right.isDrag
    sum.isPinch = left.isPinch || right.isPinch
    return sum
  }
}

/// The progress of a gesture.
///
/// One class serves all gestures: composed gestures give each of their parts its own memory.
@MainActor
public final class GestureMemory {
  /// Where it began.
  var start: Touch?
  /// The sample before.
  var last: Touch?
  /// The number of taps so far.
  var taps = 0
  /// Whether it has gone beyond what might still be something else.
  var isActive = false
  /// Whether the phase is final.
  private(set) var isFinished = false
  /// What was seen while another gesture might still have happened.
  var waiting: [Touch] = []
  /// What is known so far, for gestures that consist of others.
  var value: Any?
  private(set) lazy var first = GestureMemory()
  private(set) lazy var second = GestureMemory()

  nonisolated init() {}

  /// Follows a gesture until nothing more comes of it.
  func follow<G: Gesture>(_ gesture: G, _ touch: Touch) -> GesturePhase<G.Value> {
    guard !isFinished else { return .failed }
    let phase = gesture._recognize(touch, self)
    isFinished = phase.isFinal
    return phase
  }

  /// Keeps a sample for later; of several movements the last one is enough.
  func keep(_ touch: Touch) {
    if touch.phase == .moved, waiting.suffix(2).filter({ $0.phase == .moved }).count == 2 {
      waiting.removeLast()
    }
    waiting.append(touch)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public var body: Never { fatalError("An optional gesture has no body.") }

  public func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Wrapped.Value> {
    self?._recognize(touch, memory) ?? .failed
  }

  public var _needs: GestureNeeds { self?._needs ?? GestureNeeds() }
}
