extension Gesture {
  /// Runs an action when the gesture has ended.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Updates a state during the gesture, and resets it afterwards.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture with an action for its end.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    let phase = content._recognize(touch, memory)
    if case .ended(let value) = phase { action(value) }
    return phase
  }

  @MainActor public var _needs: GestureNeeds { content._needs }
}

/// A gesture with an action for its changes.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    let phase = memory.first.follow(content, touch)
    if let value = phase.current, memory.value as? Value != value {
      memory.value = value
      action(value)
    }
    return phase
  }

  @MainActor public var _needs: GestureNeeds { content._needs }
}

/// A gesture that updates a state.
///
/// Like SwiftUI's `GestureStateGesture`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  @Memberwise
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  )

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    let phase = memory.first.follow(base, touch)
    if let value = phase.current {
      memory.isActive = true
      var new = state.wrappedValue
      var transaction = Transaction()
      body(value, &new, &transaction)
      state.set(new)
    } else if phase.isFinal, memory.isActive {
      state.reset()
    }
    return phase
  }

  @MainActor public var _needs: GestureNeeds { base._needs }
}

/// A state that is reset when a gesture ends.
///
/// Like SwiftUI's `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let willReset: ((Value, inout Transaction) -> Void)?

  /// The value itself.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  private init(_ initial: Value, willReset: ((Value, inout Transaction) -> Void)? = nil) {
    state = State(wrappedValue: initial)
    self.initial = initial
    self.willReset = willReset
  }

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(initialValue) }

  /// Creates a state with an initial value and a transaction for its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue) }

  /// Creates a state with an initial value and a transaction for its reset.
  public init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue) }

  /// Creates a state with an initial value and a closure for its reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, willReset: reset)
  }

  /// Creates a state with an initial value and a closure for its reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, willReset: reset)
  }

  /// Creates a state that is initially nil.
  public init() where Value: ExpressibleByNilLiteral { self.init(nil) }

  @MainActor func set(_ value: Value) { state.wrappedValue = value }

  @MainActor func reset() {
    var transaction = Transaction()
    willReset?(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}
