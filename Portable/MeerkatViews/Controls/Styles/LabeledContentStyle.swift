/// The look of values with a label.
///
/// Like SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that represents a value with its label.
  associatedtype Body: View

  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view that represents a value with its label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a value with a label.
///
/// Like SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart

  /// The type-erased value.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label

  /// The value.
  public let content: Content
}

extension EnvironmentValues {
  @Entry var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration>?
}

extension View {
  /// Sets the style of the values with a label inside.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    EnvironmentModified(content: self) {
      $0.labeledContentStyle = AnyControlStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}

/// The default style for the place.
///
/// Like SwiftUI's `AutomaticLabeledContentStyle`.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style for the place.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
