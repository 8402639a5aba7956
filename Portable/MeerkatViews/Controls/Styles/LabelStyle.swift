/// The look of labels.
///
/// Like SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that represents a label.
  associatedtype Body: View

  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that represents a label.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
///
/// Like SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public typealias Title = ControlPart

  /// The type-erased symbol of a label.
  public typealias Icon = ControlPart

  /// The title.
  public let title: Title

  /// The symbol.
  public let icon: Icon
}

/// A style that hosts know.
protocol BuiltInLabelStyle: LabelStyle {
  nonisolated var parts: LabelElement.Parts { get }
}

extension BuiltInLabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension EnvironmentValues {
  @Entry var labelStyle: AnyControlStyle<LabelStyleConfiguration>?
}

extension View {
  /// Sets the style of the labels inside.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let parts = (style as? any BuiltInLabelStyle)?.parts
    let custom = parts == nil ? AnyControlStyle(style) { $0.makeBody(configuration: $1) } : nil
    return EnvironmentModified(content: self) {
      $0.labelParts = parts ?? .automatic
      $0.labelStyle = custom
    }
  }
}
