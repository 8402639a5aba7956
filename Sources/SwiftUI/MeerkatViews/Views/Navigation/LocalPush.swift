/// The node of a view that pushes a screen while a binding says so.
@MainActor
class LocalPushNode: ContentNode {
  private final var isPushed = false
  /// Whether the person has gone back since the binding last became true.
  private final var isDismissed = false
  private final var observation = ObservedReads()
  private final weak let stack: NavigationElement?
  private final weak var screen: ScreenElement?

  /// The number of values in the path when the screen was pushed: its place among the others.
  final var pathCount = 0

  /// Whether the screen is to be shown.
  final var isPresented: (() -> Bool)?

  /// Takes note that the person has gone back.
  final var setDismissed: (() -> Void)?

  /// Mounts the screen's content, or brings it up to date.
  final var showDestination: ((ScreenElement) -> Void)?

  override init(under parent: Node) {
    stack = EnvironmentValues(scope: parent.environment).navigation
    super.init(under: parent)
    scheduleEvaluation()
  }

  /// Takes over what the view says now.
  final func viewDidChange() {
    if let screen { showDestination?(screen) }
    scheduleEvaluation()
  }

  final override func evaluate() {
    let isWanted = observation.read(by: self) { self.isPresented?() ?? false }
    if !isWanted { isDismissed = false }
    let isPresented = isWanted && !isDismissed
    guard isPresented != isPushed else { return }
    isPushed = isPresented
    if isPresented { stack?.present(self) } else { stack?.withdraw(self) }
  }

  final func mountDestination(in screen: ScreenElement) {
    self.screen = screen
    showDestination?(screen)
  }

  /// The person has gone back, or the screens below have gone.
  final func dismiss() {
    guard isPushed else { return }
    setDismissed?()
    isDismissed = true
    setNeedsEvaluation()
  }

  final override var hold: NodeHold { isPushed ? .use : .nothing }

  final override func willUnmount() {
    observation.end()
    guard isPushed else { return }
    // The link has gone, not the person: what it is bound to stays.
    isPushed = false
    stack?.withdraw(self)
  }
}

/// A view that pushes a screen itself.
nonisolated struct LocalPush<Content: View, Destination: View>: PrimitiveView {
  let content: Content
  let isPresented: () -> Bool
  let setDismissed: () -> Void
  let destination: () -> Destination

  @MainActor func makeNode(under parent: Node) -> LocalPushNode {
    let node = LocalPushNode(under: parent)
    apply(to: node)
    node.mount(content)
    return node
  }

  @MainActor func update(_ node: LocalPushNode) {
    apply(to: node)
    node.update(content)
    node.viewDidChange()
  }

  @MainActor private func apply(to node: LocalPushNode) {
    node.isPresented = isPresented
    node.setDismissed = setDismissed
    node.showDestination = { $0.show(DeferredContent(destination)) }
  }
}

extension View {
  /// Pushes a screen while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    LocalPush(
      content: self, isPresented: { isPresented.wrappedValue },
      setDismissed: { isPresented.wrappedValue = false }, destination: destination)
  }

  /// Pushes a screen for a binding's value while it isn't nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    LocalPush(
      content: self, isPresented: { item.wrappedValue != nil },
      setDismissed: { item.wrappedValue = nil },
      destination: { LastItem(item: item, content: destination) })
  }
}

/// The content for the value of a binding.
///
/// When the value becomes nil, the last one is shown until the screen has gone.
nonisolated struct LastItem<Item, Content: View>: View {
  let item: Binding<Item?>
  let content: (Item) -> Content
  @State private var last = Latest<Item>()

  init(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content) {
    self.item = item
    self.content = content
  }

  @MainActor var body: some View {
    if let item = last.update(item.wrappedValue) { content(item) }
  }
}

/// The last value that was not nil.
final class Latest<Item> {
  private var item: Item?

  func update(_ new: Item?) -> Item? {
    item = new ?? item
    return item
  }
}
