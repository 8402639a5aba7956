/// The look of progress views.
///
/// Like SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that represents a progress view.
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that represents a progress view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
///
/// Like SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart

  /// The type-erased label of the current value.
  public typealias CurrentValueLabel = ControlPart

  /// The completed fraction, from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?

  /// The label.
  public let label: Label?

  /// The label of the current value.
  public let currentValueLabel: CurrentValueLabel?
}

/// A style that hosts know.
protocol BuiltInProgressViewStyle: ProgressViewStyle {}

extension BuiltInProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension EnvironmentValues {
  @Entry var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration>?
}

extension View {
  /// Sets the style of the progress views inside.
  ///
  /// Hosts show all built-in styles alike.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let custom =
      style is any BuiltInProgressViewStyle
      ? nil : AnyControlStyle(style) { $0.makeBody(configuration: $1) }
    return EnvironmentModified(content: self) { $0.progressViewStyle = custom }
  }
}
