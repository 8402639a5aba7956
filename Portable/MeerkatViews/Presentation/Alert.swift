/// A view that asks a question while a binding is true.
nonisolated private struct Asking<Content: View, Actions: View, Message: View>: PrimitiveView {
  let content: Content
  let kind: AlertElement.Kind
  let title: String
  let isTitleVisible: Bool
  let id: Binding<AnyHashable?>
  let actions: Actions
  let message: Message

  @MainActor func makeNode(under parent: Node) -> AlertNode<Actions, Message> {
    let node = AlertNode<Actions, Message>(kind, under: parent)
    apply(to: node)
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: AlertNode<Actions, Message>) {
    apply(to: node)
    node.update(content)
    node.scheduleEvaluation()
  }

  @MainActor private func apply(to node: AlertNode<Actions, Message>) {
    node.title = title
    node.isTitleVisible = isTitleVisible
    node.id = id
    node.actions = actions
    node.message = message
  }
}

@MainActor
private final class AlertNode<Actions: View, Message: View>: PresenterNode {
  private let kind: AlertElement.Kind
  private var element: AlertElement?
  private var shownID: AnyHashable?
  /// What a user has answered though the binding goes on to have it.
  private var answeredID: AnyHashable?

  var title = ""
  var isTitleVisible = true
  /// What is asked about, nil for no question.
  var id: Binding<AnyHashable?>?
  var actions: Actions?
  var message: Message?

  @Memberwise
  init(_ kind: AlertElement.Kind, under parent: Node)

  override var presented: Element? { element }

  override func present() {
    let wantedID = id?.wrappedValue
    if wantedID != answeredID { answeredID = nil }
    guard let actions, let message, let wantedID, answeredID == nil else { return withdraw() }
    shownID = wantedID
    if let element {
      element.setTitle(title, isVisible: isTitleVisible)
      element.update(message, actions)
      return
    }
    switch admission {
    case .now: break
    case .later: return
    case .never: return answeredID = wantedID
    }
    let element = AlertElement(kind, under: self) { [weak self] in self?.close() }
    self.element = element
    element.setTitle(title, isVisible: isTitleVisible)
    element.mount(message, actions, usual: UsualAction(kind: kind))
    runtime.window.present(element)
  }

  private func close() {
    guard let id, let shownID else { return }
    id.wrappedValue = nil
    answeredID = shownID
    setNeedsEvaluation()
  }

  private func withdraw() {
    guard let element else { return }
    (self.element, shownID) = (nil, nil)
    withdraw(element)
  }
}

extension View {
  nonisolated func asking<A: View, M: View>(
    _ kind: AlertElement.Kind, _ title: String, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M, _ titleVisibility: Visibility = .visible, asks: Bool = true
  ) -> some View {
    asking(
      kind, title, isTitleVisible: titleVisibility == .visible,
      (asks ? isPresented : .constant(false)).question, actions, message)
  }

  /// Asks a question about a value, if there is one, while a binding is true.
  nonisolated func asking<A: View, M: View, T>(
    _ kind: AlertElement.Kind, _ title: String, _ isPresented: Binding<Bool>, _ data: T?,
    _ actions: (T) -> A, _ message: (T) -> M, _ titleVisibility: Visibility = .visible
  ) -> some View {
    asking(
      kind, title, isPresented, data.map(actions), data.map(message), titleVisibility,
      asks: data != nil)
  }

  /// Asks a question as long as there is something to ask about: something else is another
  /// question.
  nonisolated func asking<A: View, M: View>(
    _ kind: AlertElement.Kind, _ title: String, isTitleVisible: Bool = true,
    _ id: Binding<AnyHashable?>, _ actions: A, _ message: M
  ) -> some View {
    Asking(
      content: self, kind: kind, title: title, isTitleVisible: isTitleVisible, id: id,
      actions: actions, message: message)
  }
}

extension Bool {
  /// The one item of a binding without a value.
  var question: AnyHashable? {
    get { self ? true : nil }
    set { self = newValue != nil }
  }
}

/// The default button of an alert without a way to close it.
private struct UsualAction: View {
  let kind: AlertElement.Kind

  var body: some View {
    kind == .alert ? Button("OK") {} : Button("Cancel", role: .cancel) {}
  }
}
