/// The look of forms.
///
/// Like SwiftUI's `FormStyle`. Only the built-in styles; hosts show them all alike.
@MainActor @preconcurrency
public protocol FormStyle {}

extension View {
  /// Sets the style of the forms inside.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { accepted() }
}

/// The default style for the place.
///
/// Like SwiftUI's `AutomaticFormStyle`.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style for the place.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A style that shows rows in groups.
///
/// Like SwiftUI's `GroupedFormStyle`.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style that shows rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style that shows two columns.
///
/// Like SwiftUI's `ColumnsFormStyle`.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style that shows two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
