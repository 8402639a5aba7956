/// How choices of dates look.
///
/// Like SwiftUI's `DatePickerStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Sets how the choices of dates inside look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    accepted()
  }
}

/// The style that suits the place.
///
/// Like SwiftUI's `DefaultDatePickerStyle`.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A small button.
///
/// Like SwiftUI's `CompactDatePickerStyle`.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A small button.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
///
/// Like SwiftUI's `GraphicalDatePickerStyle`.
///
/// Accepted, without effect.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
///
/// Like SwiftUI's `WheelDatePickerStyle`.
///
/// Accepted, without effect.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
