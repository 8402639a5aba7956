/// The style that suits the place.
///
/// Like SwiftUI's `DefaultProgressViewStyle`.
nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
///
/// Like SwiftUI's `LinearProgressViewStyle`.
nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle.
///
/// Like SwiftUI's `CircularProgressViewStyle`.
nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
