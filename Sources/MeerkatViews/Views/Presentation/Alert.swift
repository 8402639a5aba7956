/// A view that asks a question as long as a binding is true.
nonisolated private struct Asking<Content: View, Actions: View, Message: View>: PrimitiveView {
  let content: Content
  let kind: AlertElement.Kind
  let title: String
  let isTitleVisible: Bool
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let node = AlertNode<Actions, Message>(view.kind, under: parent)
    apply(view, to: node)
    node.mount(view.content)
    return node
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: AlertNode<Actions, Message>.self)
    apply(view, to: node)
    node.update(view.content)
    node.scheduleEvaluation()
  }

  @MainActor private static func apply(_ view: Self, to node: AlertNode<Actions, Message>) {
    node.title = view.title
    node.isTitleVisible = view.isTitleVisible
    node.isPresented = view.isPresented
    node.actions = view.actions
    node.message = view.message
  }
}

@MainActor
private final class AlertNode<Actions: View, Message: View>: PresenterNode {
  private let kind: AlertElement.Kind
  private var element: AlertElement?
  /// Whether a person has answered though the binding stays true.
  private var isAnswered = false

  var title = ""
  var isTitleVisible = true
  var isPresented: Binding<Bool>?
  var actions: (() -> Actions)?
  var message: (() -> Message)?

  init(_ kind: AlertElement.Kind, under parent: Node) {
    self.kind = kind
    super.init(under: parent)
  }

  override var presented: Element? { element }

  override func present() {
    let isPresented = isPresented?.wrappedValue ?? false
    if !isPresented { isAnswered = false }
    guard let actions, let message, isPresented, !isAnswered else {
      withdraw()
      return
    }
    if let element {
      element.setTitle(title, isVisible: isTitleVisible)
      element.update(DeferredContent(message), actions())
      return
    }
    let element = AlertElement(kind, under: self) { [weak self] in
      self?.close()
    }
    self.element = element
    element.setTitle(title, isVisible: isTitleVisible)
    element.mount(DeferredContent(message), actions())
    runtime.window.present(element)
  }

  private func close() {
    isPresented?.wrappedValue = false
    guard isPresented?.location.isConstant == true else { return }
    isAnswered = true
    setNeedsEvaluation()
  }

  private func withdraw() {
    guard let element else { return }
    runtime.window.withdraw(element)
    element.unmount()
    self.element = nil
  }
}

extension View {
  nonisolated func asking<A: View, M: View>(
    _ kind: AlertElement.Kind, _ title: String, isTitleVisible: Bool = true,
    _ isPresented: Binding<Bool>, _ actions: @escaping () -> A, _ message: @escaping () -> M
  ) -> some View {
    Asking(
      content: self, kind: kind, title: title, isTitleVisible: isTitleVisible,
      isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated func asking<A: View, M: View, T>(
    _ kind: AlertElement.Kind, _ title: String, isTitleVisible: Bool = true,
    _ isPresented: Binding<Bool>, presenting data: T?,
    _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
  ) -> some View {
    let isAsked = Binding(
      get: { isPresented.wrappedValue && data != nil }, set: { isPresented.wrappedValue = $0 })
    return asking(
      kind, title, isTitleVisible: isTitleVisible, isAsked, { data.map(actions) },
      { data.map(message) })
  }
}
