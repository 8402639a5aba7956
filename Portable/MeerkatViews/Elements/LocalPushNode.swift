/// The node of a view that pushes a screen while a binding says so.
class LocalPushNode: ContentNode {
  private final var isPushed = false
  /// Whether the user has gone back since the binding last became true.
  private final var isDismissed = false
  private final var observation = ObservedReads()
  private final weak let stack: NavigationElement?
  private final weak var screen: ScreenElement?

  /// The number of values in the path when the screen was pushed: its place among the others.
  final var pathCount = 0

  /// Whether the screen is to be shown.
  final var isPresented: (() -> Bool)?

  /// Takes note that the user has gone back.
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

  /// The user has gone back, or the screens below have gone.
  final func dismiss() {
    guard isPushed else { return }
    isDismissed = true
    setNeedsEvaluation()
    // The screen below appears first: what it does then may be what the binding is waiting for.
    runtime.actions.append(of: self) { [runtime, setDismissed] in
      runtime.actions.append(of: self) { setDismissed?() }
    }
  }

  final override var hold: NodeHold { isPushed ? .use : .nothing }

  final override func willUnmount() {
    observation.end()
    guard isPushed else { return }
    // The link has gone, not the user: what it is bound to stays.
    isPushed = false
    stack?.withdraw(self)
  }
}
