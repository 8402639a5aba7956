public import Foundation

/// Content that follows keyframes, of which hosts show the first value.
///
/// Like SwiftUI's `KeyframeAnimator`.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let value: Value
  private let content: (Value) -> Content

  /// Follows keyframes, again and again unless `repeating` is false.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Follows keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  @MainActor @preconcurrency public var body: some View { content(value) }
}

extension View {
  /// Lets the view follow keyframes, of which hosts show the first value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(self, initialValue)
  }

  /// Lets the view follow keyframes when a value changes, of which hosts show the first value.
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
/// Like SwiftUI's `Keyframes`. The built-in ones only.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The keyframes of a part of a value.
///
/// Like SwiftUI's `KeyframeTrackContent`. The built-in ones only.
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
/// Like the types that SwiftUI's builders give.
public struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {}

/// Joins the keyframes of a value.
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

/// Joins the keyframes of a part of a value.
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

  public static func buildEither(first: JoinedKeyframes<Value>) -> JoinedKeyframes<Value> {
    first
  }

  public static func buildEither(second: JoinedKeyframes<Value>) -> JoinedKeyframes<Value> {
    second
  }

  public static func buildArray(_ parts: [JoinedKeyframes<Value>]) -> JoinedKeyframes<Value> {
    JoinedKeyframes()
  }
}

/// A keyframe that is reached at an even pace.
///
/// Like SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Reaches a value; `duration` is in seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A keyframe that is reached along a curve.
///
/// Like SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Reaches a value; `duration` is in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached by a spring.
///
/// Like SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Reaches a value; `duration` is in seconds, nil for as long as the spring takes.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is there at once.
///
/// Like SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Jumps to a value.
  public init(_ to: Value) {}
}
