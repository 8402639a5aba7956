/// How forms look.
///
/// Like SwiftUI's `FormStyle`. The built-in styles only; hosts show all of them in one way.
@MainActor @preconcurrency
public protocol FormStyle {}

extension View {
  /// Sets how the forms inside look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { accepted() }
}

/// The style that suits the place.
///
/// Like SwiftUI's `AutomaticFormStyle`.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the place.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups.
///
/// Like SwiftUI's `GroupedFormStyle`.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Two columns.
///
/// Like SwiftUI's `ColumnsFormStyle`.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
