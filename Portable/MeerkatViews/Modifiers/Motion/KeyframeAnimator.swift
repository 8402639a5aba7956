/// Content that follows keyframes; hosts show the initial value.
///
/// Like SwiftUI's `KeyframeAnimator`.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates content that follows keyframes, repeatedly unless `repeating` is false.
  @Memberwise
  public init(
    initialValue value: Value, repeating _: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes _: @escaping (Value) -> KeyframePath
  )

  /// Creates content that follows keyframes when a value changes.
  @Memberwise
  public init(
    initialValue value: Value, trigger _: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes _: @escaping (Value) -> KeyframePath
  )

  @MainActor @preconcurrency public var body: some View { content(value) }
}

extension View {
  /// Animates the view along keyframes; hosts show the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue)
  }

  /// Animates the view along keyframes when a value changes; hosts show the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue)
  }
}

/// The keyframes of a value.
///
/// Like SwiftUI's `Keyframes`. Only the built-in ones.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The keyframes of a part of a value.
///
/// Like SwiftUI's `KeyframeTrackContent`. Only the built-in ones.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value
}

/// Keyframes of a part of a value, one after the other.
///
/// Like SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  public typealias Value = Root

  /// Creates the keyframes of the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}

  /// Creates the keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Root == Part {}
}

/// Several keyframes of a value or a part of one.
///
/// Like the types that SwiftUI's builders return.
public struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {}

/// A result builder that joins the keyframes of a value.
///
/// Like SwiftUI's `KeyframesBuilder`.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(
    _ keyframes: K
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }

  public static func buildExpression<C: KeyframeTrackContent<Value>>(
    _ content: C
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }

  public static func buildBlock(_ parts: JoinedKeyframes<Value>...) -> JoinedKeyframes<Value> {
    JoinedKeyframes()
  }
}

/// A result builder that joins the keyframes of a part of a value.
///
/// Like SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<C: KeyframeTrackContent<Value>>(
    _ content: C
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }

  public static func buildBlock(_ parts: JoinedKeyframes<Value>...) -> JoinedKeyframes<Value> {
    JoinedKeyframes()
  }

  public static func buildOptional(_ part: JoinedKeyframes<Value>?) -> JoinedKeyframes<Value> {
    JoinedKeyframes()
  }

  public static func buildEither(first: JoinedKeyframes<Value>) -> JoinedKeyframes<Value> { first }

  public static func buildEither(second: JoinedKeyframes<Value>) -> JoinedKeyframes<Value> {
    second
  }

  public static func buildArray(_ parts: [JoinedKeyframes<Value>]) -> JoinedKeyframes<Value> {
    JoinedKeyframes()
  }
}

/// A keyframe that is reached at a constant speed.
///
/// Like SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a value; `duration` is in seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A keyframe that is reached along a curve.
///
/// Like SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a value; `duration` is in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached with a spring.
///
/// Like SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a value; `duration` is in seconds, nil for the spring's own.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached at once.
///
/// Like SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe with a value.
  public init(_ to: Value) {}
}
