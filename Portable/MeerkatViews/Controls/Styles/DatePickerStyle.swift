/// The look of date pickers.
///
/// Like SwiftUI's `DatePickerStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

extension View {
  /// Sets the style of the date pickers inside.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    accepted()
  }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultDatePickerStyle`.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style that shows a small button.
///
/// Like SwiftUI's `CompactDatePickerStyle`.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows a small button.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style that shows a calendar.
///
/// Like SwiftUI's `GraphicalDatePickerStyle`.
///
/// Accepted, without effect.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A style that shows wheels.
///
/// Like SwiftUI's `WheelDatePickerStyle`.
///
/// Accepted, without effect.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
