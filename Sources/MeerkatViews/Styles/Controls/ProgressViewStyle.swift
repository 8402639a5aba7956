/// How progress looks.
///
/// Like SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that stands for the progress.
  associatedtype Body: View

  typealias Configuration = ProgressViewStyleConfiguration

  /// Gives the view that stands for the progress.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress.
///
/// Like SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// The label, with its type hidden.
  public typealias Label = ControlPart

  /// The value in words, with its type hidden.
  public typealias CurrentValueLabel = ControlPart

  /// The part that is done, from 0 to 1; nil when nobody knows.
  public let fractionCompleted: Double?

  /// The label.
  public let label: Label?

  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
}

/// A style that hosts know.
protocol BuiltInProgressViewStyle: ProgressViewStyle {}

extension BuiltInProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the progress inside looks.
  ///
  /// Hosts show all built-in styles in one way.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let custom =
      style is any BuiltInProgressViewStyle
      ? nil : AnyControlStyle(style) { $0.makeBody(configuration: $1) }
    return EnvironmentModified(content: self) { $0.progressViewStyle = custom }
  }
}
