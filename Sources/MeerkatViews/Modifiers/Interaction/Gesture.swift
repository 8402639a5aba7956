/// Something that a person does with a finger or a pointer.
///
/// Like SwiftUI's `Gesture`.
///
/// ## Differences
/// - Hosts report taps. Other gestures are accepted and never happen.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known about the gesture while it lasts.
  associatedtype Value

  /// The type of the gesture of which this one consists.
  associatedtype Body: Gesture

  /// The gesture of which this one consists.
  @MainActor @preconcurrency
  var body: Body { get }

  /// What hosts recognise.
  nonisolated var recognition: GestureRecognition<Value> { get }
}

extension Gesture {
  nonisolated public var recognition: GestureRecognition<Value> { GestureRecognition() }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// What hosts recognise of a gesture: taps, or nothing.
public struct GestureRecognition<Value> {
  /// The number of taps, nil for what hosts do not recognise.
  var tapCount: Int?

  /// The value of a tap.
  var tapValue: Value?

  /// What is to be done when the gesture has ended.
  var actions: [(Value) -> Void] = []

  /// What a tap does.
  var tapAction: (() -> Void)? {
    guard let tapValue, !actions.isEmpty else { return nil }
    let actions = actions
    return { for action in actions { action(tapValue) } }
  }
}

/// A gesture that the runtime knows, without a body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A gesture with something to be done at its end.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  public var recognition: GestureRecognition<Value> {
    var recognition = content.recognition
    recognition.actions.append(action)
    return recognition
  }
}

extension Gesture {
  /// Does something when the gesture has ended.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Does something while the gesture lasts.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    self
  }

  /// Keeps a state in step while the gesture lasts.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public var body: Never { fatalError("An optional gesture has no body.") }

  nonisolated public var recognition: GestureRecognition<Wrapped.Value> {
    self?.recognition ?? GestureRecognition()
  }
}
