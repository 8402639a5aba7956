/// One gesture after the other.
///
/// Like SwiftUI's `SequenceGesture`. Hosts don't recognise it.
///
/// Accepted, without effect.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the gestures are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// Two gestures at the same time.
///
/// Like SwiftUI's `SimultaneousGesture`.
///
/// Accepted, without effect.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known about both.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var recognition: GestureRecognition<Value> {
    let (first, second) = (first.recognition, second.recognition)
    guard let tapCount = first.tapCount ?? second.tapCount else { return GestureRecognition() }
    let isBoth = first.tapCount == second.tapCount
    let value = Value(
      first: first.tapCount == nil ? nil : first.tapValue,
      second: first.tapCount == nil || isBoth ? second.tapValue : nil)
    let inner = [first.tapAction, first.tapCount == nil || isBoth ? second.tapAction : nil]
    return GestureRecognition(
      tapCount: tapCount, tapValue: value,
      actions: inner.compactMap(\.self).map { action in { _ in action() } })
  }
}

/// The first of two gestures that a person makes.
///
/// Like SwiftUI's `ExclusiveGesture`.
///
/// Accepted, without effect.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known about one of them.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var recognition: GestureRecognition<Value> {
    let (first, second) = (first.recognition, second.recognition)
    if let count = first.tapCount, let value = first.tapValue {
      return GestureRecognition(
        tapCount: count, tapValue: .first(value),
        actions: [first.tapAction].compactMap(\.self).map { action in { _ in action() } })
    }
    guard let count = second.tapCount, let value = second.tapValue else {
      return GestureRecognition()
    }
    return GestureRecognition(
      tapCount: count, tapValue: .second(value),
      actions: [second.tapAction].compactMap(\.self).map { action in { _ in action() } })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Recognises another gesture too.
  ///
  /// Accepted, without effect.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Recognises another gesture where this one is not.
  ///
  /// Accepted, without effect.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }

  /// Recognises another gesture after this one.
  ///
  /// Accepted, without effect.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Changes what is known about the gesture.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(content: self, transform: body)
  }
}

/// A gesture about which something else is known.
nonisolated private struct MappedGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  var recognition: GestureRecognition<Value> {
    let inner = content.recognition
    let action = inner.tapAction
    return GestureRecognition(
      tapCount: inner.tapCount, tapValue: inner.tapValue.map(transform),
      actions: action.map { action in [{ _ in action() }] } ?? [])
  }
}
