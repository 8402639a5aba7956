/// The default style for the place.
///
/// Like SwiftUI's `DefaultProgressViewStyle`.
nonisolated public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A style that shows a bar.
///
/// Like SwiftUI's `LinearProgressViewStyle`.
nonisolated public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A style that shows a circle.
///
/// Like SwiftUI's `CircularProgressViewStyle`.
nonisolated public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
