/// One gesture after the other.
///
/// Like SwiftUI's `SequenceGesture`.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The state of the gestures.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  /// Combines two gestures.
  @Memberwise
  public init(_ first: First, _ second: Second)

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    if let value = memory.value as? First.Value { return follow(touch, memory, after: value) }
    let phase = memory.first.follow(first, touch)
    guard case .ended(let value) = phase else { return phase.map { .first($0) } }
    memory.value = value
    guard touch.isDown else { return .active(.second(value, nil)) }
    return follow(touch.asBeginning, memory, after: value)
  }

  @MainActor private func follow(
    _ touch: Touch, _ memory: GestureMemory, after value: First.Value
  ) -> GesturePhase<Value> {
    let phase = memory.second.follow(second, touch)
    if case .possible = phase { return .active(.second(value, nil)) }
    return phase.map { .second(value, $0) }
  }

  @MainActor public var _needs: GestureNeeds { first._needs + second._needs }
}

/// Two gestures at the same time.
///
/// Like SwiftUI's `SimultaneousGesture`.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  /// Combines two gestures.
  @Memberwise
  public init(_ first: First, _ second: Second)

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    var value = memory.value as? Value ?? Value()
    let one = memory.first.follow(first, touch)
    let other = memory.second.follow(second, touch)
    if let new = one.current ?? one.result { value.first = new }
    if let new = other.current ?? other.result { value.second = new }
    memory.value = value
    memory.isActive = memory.isActive || one.result != nil || other.result != nil
    if memory.first.isFinished, memory.second.isFinished {
      return memory.isActive ? .ended(value) : .failed
    }
    if one.isActive || other.isActive || memory.isActive { return .active(value) }
    return one.current != nil || other.current != nil ? .beginning(value) : .possible
  }

  @MainActor public var _needs: GestureNeeds { first._needs + second._needs }
}

/// Whichever of two gestures is recognised first.
///
/// Like SwiftUI's `ExclusiveGesture`.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of one of the gestures.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  /// Combines two gestures.
  @Memberwise
  public init(_ first: First, _ second: Second)

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    memory.keep(touch)
    if !memory.first.isFinished {
      let phase = memory.first.follow(first, touch)
      guard case .failed = phase else { return phase.map { .first($0) } }
    }
    // Now it is the other one's turn, which has seen nothing yet.
    let samples = memory.waiting
    memory.waiting = []
    var phase = GesturePhase<Second.Value>.possible
    for sample in samples {
      phase = memory.second.follow(second, sample)
      if phase.isFinal { break }
    }
    return phase.map { .second($0) }
  }

  @MainActor public var _needs: GestureNeeds { first._needs + second._needs }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognises another gesture at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Recognises another gesture if this one isn't recognised.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }

  /// Recognises another gesture after this one.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Transforms the gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(content: self, transform: body)
  }
}

/// A gesture with a transformed value.
nonisolated private struct MappedGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Value> {
    content._recognize(touch, memory).map(transform)
  }

  @MainActor var _needs: GestureNeeds { content._needs }
}

extension GesturePhase {
  /// What is known at its end.
  fileprivate var result: Value? {
    if case .ended(let value) = self { value } else { nil }
  }

  /// Whether it goes on, and others don't.
  fileprivate var isActive: Bool {
    if case .active = self { true } else { false }
  }
}
