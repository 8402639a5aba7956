/// How buttons look, while the system recognises the press.
///
/// Like SwiftUI's `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that stands for a button.
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  /// Gives the view that stands for a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
///
/// Like SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label of a button, with its type hidden.
  public typealias Label = ControlPart

  /// What the button does, where it is something special.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Whether a person presses the button now.
  public let isPressed: Bool
}

/// A part of a control, with its type hidden, for a style to place.
nonisolated public struct ControlPart: PrimitiveView {
  private let view: AnyView

  init<Content: View>(_ content: Content) { view = AnyView(content) }

  @MainActor func makeNode(under parent: Node) -> Node {
    AnyView.makeNode(view, under: parent)
  }

  @MainActor func update(_ node: Node) {
    AnyView.updateNode(node, to: view)
  }
}
