/// Stacks in the columns of a split view.
extension NavigationElement {
  /// The root that the view has, also while a column before has put something in its place.
  var ownRoot: ScreenElement { rootReplacement?.root ?? screens[0] }

  func setRootBare(_ isBare: Bool) { ownRoot.setBare(isBare) }

  /// Whether the root is what a column before leads to.
  var isLed: Bool { rootReplacement != nil }

  func isLed(by push: LocalPushNode) -> Bool { rootReplacement?.entry == .push(push) }

  /// Whether links in this stack lead to the next column.
  ///
  /// Those in a stack that the app has put into the column lead to another screen of that stack.
  var leadsOn: Bool { column?.stack === self }

  func knows(_ value: AnyHashable) -> Bool {
    destinations.knows(value) || leadsOn && column?.previous?.stack?.knows(value) == true
  }

  func view(for value: AnyHashable) -> AnyView? {
    destinations.view(for: value)
      ?? (leadsOn ? column?.previous?.stack?.view(for: value) : nil)
  }

  /// Puts what a column before leads to in the place of the root; nil puts the root back.
  func replaceRoot(with entry: StackEntry?) {
    guard entry != rootReplacement?.entry else { return }
    if case .value(let value)? = entry, !knows(value) { return }
    let root = ownRoot
    let last = rootReplacement
    rootReplacement = entry.map { ($0, root) }
    goBack(to: 0)
    if case .push(let push)? = last?.entry { push.dismiss() }
    if last != nil { screens[0].unmount() }
    screens[0] = entry.map { makeScreen(for: $0, isRoot: true) } ?? root
    if entry != nil { root.setTop(false) }
    screensDidChange()
    column?.titleDidChange()
  }

  /// Takes the screens above a position away.
  func goBack(to position: Int) {
    guard screens.count > position + 1 else { return }
    goBack(from: screens[position + 1])
  }

  func refreshLead(_ destination: any DestinationBuilder) {
    guard case .value(let value)? = rootReplacement?.entry, destination.accepts(value) else {
      return
    }
    screens[0].update(DeferredContent { [weak self] in self?.view(for: value) })
  }
}
