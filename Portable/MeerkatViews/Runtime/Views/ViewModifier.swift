/// A modifier that can be applied to any view.
///
/// Like SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is changed, for the type of ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body
}

/// The type-erased view to which a modifier is applied.
///
/// Like SwiftUI's type of the same name.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let slot: ContentSlot

  @MainActor func makeNode(under parent: Node) -> ShownContentNode {
    ShownContentNode(slot, under: parent)
  }

  @MainActor func update(_ node: ShownContentNode) { node.update(to: slot.storage) }
}

/// A view with a modifier.
///
/// Like SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  /// Creates content with a modifier.
  @Memberwise
  public init(content: Content, modifier: Modifier)
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(under parent: Node) -> Node {
    ModifierBody.makeNode(ModifierBody(self), under: parent)
  }

  func update(_ node: Node) { ModifierBody.updateNode(node, to: ModifierBody(self)) }
}

/// A modifier as a view with a body, so that it can have state and read its surroundings.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  /// Before the content, so that the dynamic properties of the modifier are found and filled.
  let modifier: Filled<Modifier>
  let content: HandedOnContent

  init(_ view: ModifiedContent<Content, Modifier>) {
    modifier = Filled(value: view.modifier)
    content = HandedOnContent(storage: AnyView(view.content).storage)
  }

  var body: Modifier.Body {
    modifier.value.body(content: _ViewModifier_Content(slot: content.placed))
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
