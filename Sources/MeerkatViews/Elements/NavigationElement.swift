/// A stack of screens.
///
/// Its children are the screens from the root upwards; a person sees the last one.
package final class NavigationElement: Element {
  /// The screens from the root upwards.
  package internal(set) var screens: [ScreenElement] = []

  private var path: StackPath
  /// What each screen above the root stands for.
  private var entries: [StackEntry] = []
  private var pushes: [LocalPushNode] = []
  private(set) var destinations = DestinationRegistry()
  /// The column of a split view in which the stack stands.
  private(set) weak var column: ColumnElement?
  /// What a column before has put in the place of the root, and the root itself meanwhile.
  var lead: (entry: StackEntry, root: ScreenElement)?

  init(_ path: StackPath, under parent: Node) {
    self.path = path
    super.init(under: parent)
    var values = EnvironmentValues(scope: environment)
    column = values.column
    column?.join(self, inside: values.navigation)
    values.navigation = self
    environment = values.scope
    scheduleEvaluation()
  }

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
    let values = observing { path.read() }
    withdrawPushes(above: values.count)
    let wanted = interleave(values)
    let kept = zip(entries, wanted).prefix { $0 == $1 }.count
    guard kept < entries.count || kept < wanted.count else { return }
    for screen in screens[(kept + 1)...].reversed() { screen.unmount() }
    screens.removeSubrange((kept + 1)...)
    entries = wanted
    for entry in wanted[kept...] { screens.append(makeScreen(for: entry)) }
    screensDidChange()
  }

  /// The path's values that have a destination, and the views' own pushes at their places among
  /// them.
  private func interleave(_ values: [AnyHashable]) -> [StackEntry] {
    var entries: [StackEntry] = []
    for count in 0...values.count {
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
      screen.mount(DeferredContent { [weak self] in self?.view(for: value) })
    case .push(let push): push.mountDestination(in: screen)
    }
    return screen
  }

  func screensDidChange() {
    for screen in screens { screen.setTop(screen === screens.last) }
    updateBackTitles()
    childrenDidChange()
  }

  /// Gives each screen the title of the one below it.
  func updateBackTitles() {
    for (below, screen) in zip(screens, screens.dropFirst()) { screen.setBackTitle(below.title) }
    column?.titleDidChange()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let lead { visit(lead.root) }
    for screen in screens { visit(screen) }
  }

  package override func collectChildren(into list: inout [Element]) { list += screens }

  package override func willUnmount() {
    super.willUnmount()
    column?.leave(self)
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// What a screen above the root stands for.
@MainActor
enum StackEntry: Equatable {
  case value(AnyHashable)
  case push(LocalPushNode)

  nonisolated static func == (left: StackEntry, right: StackEntry) -> Bool {
    switch (left, right) {
    case (.value(let left), .value(let right)): left == right
    case (.push(let left), .push(let right)): left === right
    default: false
    }
  }
}

extension NavigationElement {
  /// Shows the destination of a value.
  func push(_ value: AnyHashable) {
    if leadsOn, column?.lead(to: .value(value)) == true { return }
    path.append(value)
  }

  /// Takes a person back from a screen: it and all above it go.
  func goBack(from screen: ScreenElement) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let gone = entries[(index - 1)...]
    for case .push(let push) in gone.reversed() { push.dismiss() }
    let kept = entries[..<(index - 1)].filter { if case .value = $0 { true } else { false } }.count
    let count = path.read().count
    if count > kept, gone.contains(where: { if case .value = $0 { true } else { false } }) {
      path.removeLast(count - kept)
    }
  }

  /// Shows a screen that a view pushes itself.
  func present(_ push: LocalPushNode) {
    if leadsOn, column?.lead(to: .push(push)) == true { return }
    push.pathCount = path.read().count
    pushes.append(push)
    setNeedsEvaluation()
  }

  /// Takes a screen away that a view has pushed itself.
  func withdraw(_ push: LocalPushNode) {
    if leadsOn { column?.withdraw(push) }
    pushes.removeAll { $0 === push }
    setNeedsEvaluation()
  }

  private func withdrawPushes(above count: Int) {
    for push in pushes where push.pathCount > count { push.dismiss() }
    pushes.removeAll { $0.pathCount > count }
  }

  /// Makes a kind of destination known, or known anew.
  func register(_ destination: any DestinationBuilder) {
    destinations.add(destination)
    setNeedsEvaluation()
  }

  /// Forgets a kind of destination.
  func unregister(_ destination: any DestinationBuilder) {
    destinations.remove(destination)
    setNeedsEvaluation()
  }

  /// Evaluates the screens of a destination whose closure may give something else.
  func refresh(_ destination: any DestinationBuilder) {
    for (entry, screen) in zip(entries, screens.dropFirst()) {
      guard case .value(let value) = entry, destination.accepts(value) else { continue }
      screen.update(DeferredContent { [weak self] in self?.view(for: value) })
    }
    refreshLead(destination)
    if leadsOn { column?.next?.stack?.refreshLead(destination) }
  }
}

/// A stack as its surroundings know it: it keeps what stands in it, and not the other way round.
private final class StackReference: Sendable {
  weak let stack: NavigationElement?

  init(_ stack: NavigationElement?) { self.stack = stack }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: StackReference? { nil }
}

extension EnvironmentValues {
  /// The stack in which a view stands.
  var navigation: NavigationElement? {
    get { self[NavigationKey.self]?.stack }
    set { self[NavigationKey.self] = StackReference(newValue) }
  }
}
