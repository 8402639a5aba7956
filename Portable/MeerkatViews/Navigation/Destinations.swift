/// The closure that makes the view of a value; a separate field, to be compared bitwise.
private struct DestinationClosure<Data, Destination: View> {
  let view: (Data) -> Destination
}

/// The node of a view that sets the destination of a type's values.
@MainActor
private final class DestinationNode<Data: Hashable, Destination: View>: ContentNode,
  DestinationBuilder
{
  private weak let stack: NavigationElement?
  private var destination: DestinationClosure<Data, Destination>

  var type: ObjectIdentifier { ObjectIdentifier(Data.self) }

  init(_ destination: DestinationClosure<Data, Destination>, under parent: Node) {
    stack = EnvironmentValues(scope: parent.environment).navigation
    self.destination = destination
    super.init(under: parent)
    stack?.register(self)
  }

  /// Takes over a content and a closure that may give something else now.
  ///
  /// One that captures nothing is the same each time, and gives the same.
  func update<Content: View>(
    _ content: Content, _ destination: DestinationClosure<Data, Destination>
  ) {
    let isSame = Sameness.isSame(&self.destination, destination)
    self.destination = destination
    update(content)
    if !isSame { stack?.refresh(self) }
  }

  func accepts(_ value: AnyHashable) -> Bool { value.base is Data }

  func view(for value: AnyHashable) -> AnyView? {
    (value.base as? Data).map { AnyView(destination.view($0)) }
  }

  override func willUnmount() { stack?.unregister(self) }
}

/// A view that sets the destination of a type's values.
nonisolated private struct WithDestination<Content: View, Data: Hashable, Destination: View>:
  PrimitiveView
{
  let content: Content
  let destination: DestinationClosure<Data, Destination>

  @MainActor func makeNode(under parent: Node) -> DestinationNode<Data, Destination> {
    let node = DestinationNode(destination, under: parent)
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: DestinationNode<Data, Destination>) {
    node.update(content, destination)
  }
}

extension View {
  /// Sets the destination of a type's values, for the stack around this view.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    WithDestination(content: self, destination: DestinationClosure(view: destination))
  }
}
