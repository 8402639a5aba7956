/// The look of group boxes.
///
/// Like SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that represents a group box.
  associatedtype Body: View

  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view that represents a group box.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
///
/// Like SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label of a group box.
  public typealias Label = ControlPart

  /// The type-erased content of a group box.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration>?
}

extension View {
  /// Sets the style of the group boxes inside.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    EnvironmentModified(content: self) {
      $0.groupBoxStyle = AnyControlStyle(style) { $0.makeBody(configuration: $1) }
    }
  }
}

/// The default style for the place.
///
/// Like SwiftUI's `DefaultGroupBoxStyle`.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style for the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
