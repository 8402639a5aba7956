/// The look of buttons, with standard interaction.
///
/// Like SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that represents a button.
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that represents a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
///
/// Like SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The type-erased label of a button.
  public typealias Label = ControlPart

  /// The role of the button, if it has a special one.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Whether the button is currently pressed.
  public let isPressed: Bool
}

/// A type-erased part of a control, for a style to place.
nonisolated public struct ControlPart: PrimitiveView {
  private let view: AnyView

  init<Content: View>(_ content: Content) { view = AnyView(content) }

  @MainActor func makeNode(under parent: Node) -> Node { AnyView.makeNode(view, under: parent) }

  @MainActor func update(_ node: Node) { AnyView.updateNode(node, to: view) }
}
