/// The look of views that a user can show and hide.
///
/// Like SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that represents a disclosure group.
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that represents a disclosure group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
///
/// Like SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart

  /// The type-erased content.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content

  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration>?
}

extension View {
  /// Sets the style of the disclosure groups inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    EnvironmentModified(content: self) {
      $0.disclosureGroupStyle = AnyControlStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}

/// The default style for the place.
///
/// Like SwiftUI's `AutomaticDisclosureGroupStyle`.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style for the place.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
