/// A stack of screens.
///
/// Its children are the screens from the root upwards; a user sees the last one.
package final class NavigationElement: VisitableElement {
  /// The screens from the root upwards.
  package internal(set) var screens: [ScreenElement] = []

  private var path: StackPath
  private var values = PathValues()
  /// How many values of the path are shown to a user who has gone back, where the path still has
  /// more: until it changes.
  private var cut: Int?
  /// Whether a stack around this one shows the same path: then this one shows its root alone.
  private let isInsideItself: Bool
  /// What each screen above the root stands for.
  private var entries: [StackEntry] = []
  /// Whether there is an entry for each value and none besides, so that those of values that stay
  /// need not be looked at again.
  private var isPlain = false
  private var pushes: [LocalPushNode] = []
  private(set) var destinations = DestinationRegistry()
  /// The column of a split view in which the stack stands.
  private(set) weak var column: ColumnElement?
  /// What a column before has put in the place of the root, and the root itself meanwhile.
  var rootReplacement: (entry: StackEntry, root: ScreenElement)?

  init(_ path: StackPath, under parent: Node) {
    self.path = path
    isInsideItself = EnvironmentValues(scope: parent.environment).navigation?.shows(path) == true
    super.init(under: parent)
    var values = EnvironmentValues(scope: environment)
    column = values.column
    column?.join(self, inside: values.navigation)
    values.navigation = self
    environment = values.scope
    scheduleEvaluation()
  }

  /// Whether the stack, or one around it, shows a path.
  private func shows(_ path: StackPath) -> Bool {
    if self.path.isAt(path.location) { return true }
    guard let parent else { return false }
    return EnvironmentValues(scope: parent.environment).navigation?.shows(path) == true
  }

  /// Whether a user sees the bars of this stack, and not those of one that the app has put into
  /// the same column.
  package var isInFront: Bool { column.map { $0.frontStack === self } ?? true }

  func showRoot<Root: View>(_ root: Root) {
    screens = [ScreenElement(in: self, isRoot: true)]
    screens[0].mount(root)
  }

  func update<Root: View>(_ path: StackPath, root: Root) {
    self.path = path
    ownRoot.update(root)
    scheduleEvaluation()
  }

  /// Brings the screens in step with the path and with what views push themselves.
  package override func evaluate() {
    let before = cut.map { _ in values.values }
    let same = isInsideItself ? 0 : observing { path.read(&values) }
    if let before, before != values.values { cut = nil }
    let shown = cut.map { Array(values.values.prefix($0)) } ?? values.values
    withdrawPushes(above: shown.count)
    let start = isPlain ? min(same, shown.count) : 0
    show(interleave(shown, from: start), from: start)
    let isWhole = entries.count == shown.count + pushes.count
    isPlain = pushes.isEmpty && column == nil && isWhole
    // A screen below may have the destination of a value above.
    if !isWhole { for screen in screens { screen.showContent() } }
  }

  /// Brings the screens in step with the entries from a position on.
  private func show(_ wanted: [StackEntry], from start: Int) {
    let kept = start + zip(entries[start...], wanted).prefix { $0 == $1 }.count
    guard kept < entries.count || kept < start + wanted.count else { return }
    var old = Dictionary(grouping: zip(entries[kept...], screens[(kept + 1)...]), by: \.0)
      .mapValues { $0.map(\.1) }
    entries.replaceSubrange(start..., with: wanted)
    // A screen whose entry has only changed its place is still the same one.
    let known = entries[kept...].map { entry in
      old[entry]?.isEmpty == false ? old[entry]?.removeFirst() : nil
    }
    let stays = Set(known.compactMap { $0.map(ObjectIdentifier.init) })
    for screen in screens[(kept + 1)...].reversed() where !stays.contains(ObjectIdentifier(screen))
    {
      screen.unmount()
    }
    screens.removeSubrange((kept + 1)...)
    for (entry, screen) in zip(entries[kept...], known) {
      screens.append(screen ?? makeScreen(for: entry))
    }
    screensDidChange(from: kept)
  }

  /// The path's values that have a destination, and the views' own pushes at their places among
  /// them.
  private func interleave(_ values: [AnyHashable], from start: Int) -> [StackEntry] {
    var entries: [StackEntry] = []
    for count in start...values.count {
      entries += pushes.filter { $0.pathCount == count }.map { .push($0) }
      if count < values.count, knows(values[count]) {
        entries.append(.value(values[count]))
      }
    }
    return entries
  }

  func makeScreen(for entry: StackEntry, isRoot: Bool = false) -> ScreenElement {
    let screen = ScreenElement(in: self, isRoot: isRoot)
    switch entry {
    case .value(let value):
      screen.willShow { [weak self] in self?.view(for: value) }
    case .push(let push): push.mountDestination(in: screen)
    }
    return screen
  }

  /// Notes that there are other screens above a position.
  func screensDidChange(from position: Int = 0) {
    for screen in screens[position...] { screen.setTop(screen === screens.last) }
    // The title of the one below leads back to it; those further below are made when they come into
    // sight.
    for screen in screens.suffix(2) { screen.showContent() }
    updateBackTitles(screens[position...])
    childrenDidChange()
  }

  /// Notes that a screen has another title, or another way back.
  func titleDidChange(of screen: ScreenElement) {
    let position = screens.lastIndex { $0 === screen }
    updateBackTitles(position.map { screens[max($0 - 1, 0)...].prefix(3) } ?? [])
  }

  /// Sets the back title of each screen but the first to the title of the one below.
  private func updateBackTitles(_ screens: ArraySlice<ScreenElement>) {
    for (below, screen) in zip(screens, screens.dropFirst()) { screen.setBackTitle(below.title) }
    column?.titleDidChange()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let rootReplacement { visit(rootReplacement.root) }
    for screen in screens { visit(screen) }
  }

  package override func collectChildren(into list: inout [Element]) { list += screens }

  package override func willUnmount() {
    super.willUnmount()
    column?.leave(self)
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// The source of a screen above the root.
@MainActor
enum StackEntry: Hashable {
  case value(AnyHashable)
  case push(LocalPushNode)

  nonisolated static func == (left: StackEntry, right: StackEntry) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left == right
    case (.push(let left), .push(let right)): left === right
    default: false
    }
  }

  nonisolated func hash(into hasher: inout Hasher) {
    switch self {
    case .value(let value): hasher.combine(value)
    case .push(let push): hasher.combine(ObjectIdentifier(push))
    }
  }
}

extension NavigationElement {
  /// Shows the destination of a value.
  func push(_ value: AnyHashable) {
    if leadsOn, column?.replaceRoot(with: .value(value)) == true { return }
    path.append(value)
  }

  /// Takes a user back from a screen: it and all above it go.
  func goBack(from screen: ScreenElement) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let gone = entries[(index - 1)...]
    for case .push(let push) in gone.reversed() { push.dismiss() }
    let kept = entries[..<(index - 1)].filter { if case .value = $0 { true } else { false } }.count
    let count = path.count()
    if count > kept, gone.contains(where: { if case .value = $0 { true } else { false } }) {
      path.removeLast(count - kept)
      cut = kept
      setNeedsEvaluation()
    }
  }

  /// Shows a screen that a view pushes itself.
  func present(_ push: LocalPushNode) {
    if leadsOn, column?.replaceRoot(with: .push(push)) == true { return }
    push.pathCount = isInsideItself ? 0 : path.count()
    pushes.append(push)
    entriesNeedEvaluation()
  }

  /// Takes a screen away that a view has pushed itself.
  func withdraw(_ push: LocalPushNode) {
    if leadsOn { column?.withdraw(push) }
    pushes.removeAll { $0 === push }
    entriesNeedEvaluation()
  }

  private func withdrawPushes(above count: Int) {
    for push in pushes where push.pathCount > count { push.dismiss() }
    pushes.removeAll { $0.pathCount > count }
  }

  /// Makes a kind of destination known, or known anew.
  func register(_ destination: any DestinationBuilder) {
    destinations.add(destination)
    entriesNeedEvaluation()
  }

  /// Forgets a kind of destination.
  func unregister(_ destination: any DestinationBuilder) {
    destinations.remove(destination)
    entriesNeedEvaluation()
  }

  /// Marks all entries to be checked again, including those of unchanged values.
  private func entriesNeedEvaluation() {
    isPlain = false
    setNeedsEvaluation()
  }

  /// Evaluates the screens of a destination whose closure may give something else.
  func refresh(_ destination: any DestinationBuilder) {
    for (entry, screen) in zip(entries, screens.dropFirst()) {
      guard case .value(let value) = entry, destination.accepts(value) else { continue }
      if screen.content != nil {
        screen.update(DeferredContent { [weak self] in self?.view(for: value) })
      }
    }
    refreshLead(destination)
    if leadsOn { column?.next?.stack?.refreshLead(destination) }
  }
}

extension EnvironmentValues {
  /// The stack in which a view stands.
  var navigation: NavigationElement? {
    get { navigationReference?.element }
    set { navigationReference = WeakReference(newValue) }
  }

  @Entry private var navigationReference: WeakReference<NavigationElement>?
}
