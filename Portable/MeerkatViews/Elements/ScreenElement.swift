/// One screen of a stack.
///
/// Its children are the items of its bar, then the content.
package final class ScreenElement: ContainerElement, PreferenceReader {
  package private(set) var title = ""
  package private(set) var isTitleLarge = true
  package private(set) var isBarHidden = false
  /// The title of the screen to which the back button leads; nil at the root, or where the back
  /// button is hidden.
  package private(set) var backTitle: String?
  /// Whether a user sees this screen: it is the last one of its stack.
  package var isTop: Bool { presence.isSelfVisible }
  /// What is in the bar, and where.
  package private(set) var bar: [BarItem] = []

  private unowned let stack: NavigationElement
  private let isRoot: Bool
  private let presence: Presence
  private let editMode: StateBox<EditMode>
  private var isBackHidden = false
  private var hidesBar = false
  private var isBare = false

  /// Mounts the content; nil once that has been done.
  private var deferred: ((ScreenElement) -> Void)?

  init(in stack: NavigationElement, isRoot: Bool) {
    self.stack = stack
    self.isRoot = isRoot
    let outer = EnvironmentValues(scope: stack.environment).presence
    presence = Presence(inside: outer)
    editMode = StateBox(.inactive, in: stack.runtime)
    super.init(under: stack)
    state.insert(.readsPreferences)
    surround()
    if !isRoot || stack.column?.previous != nil { becomeInteractive() }
  }

  private func surround() {
    var values = EnvironmentValues(scope: environment)
    values.presence = presence
    values.editMode = Binding(location: editMode)
    if !isRoot || stack.column?.previous != nil {
      values.dismissal = Dismissing { [weak self] in self?.goBack() }
    }
    environment = values.scope
  }

  /// Notes what to show as soon as the screen comes into sight.
  func willShow<Content: View>(_ build: @escaping () -> Content) {
    deferred = { $0.mount(DeferredContent(build)) }
  }

  /// Mounts the content that was deferred.
  func showContent() {
    guard let deferred else { return }
    self.deferred = nil
    deferred(self)
    childrenDidChange()
  }

  /// Mounts the content, or brings it up to date.
  func show<Content: View>(_ view: Content) {
    if content == nil { mount(view) } else { update(view) }
  }

  func setTop(_ isTop: Bool) {
    guard isTop != presence.isSelfVisible else { return }
    presence.change(to: isTop)
    contentDidChange(affectsLayout: false)
  }

  func setBackTitle(_ title: String) {
    let new = isBackHidden || isRoot ? nil : title
    guard new != backTitle else { return }
    backTitle = new
    contentDidChange()
  }

  private func goBack() {
    if isRoot { stack.column?.goBack() } else { stack.goBack(from: self) }
  }

  /// Whether the screen is nothing but a place for a stack of the app's own, whose bars count.
  func setBare(_ isBare: Bool) {
    self.isBare = isBare
    updateBar()
  }

  private func updateBar() {
    guard isBarHidden != (hidesBar || isBare) else { return }
    isBarHidden = hidesBar || isBare
    contentDidChange()
  }

  /// Notes that the way back leads to something else.
  func backDidChange() {
    if leadsBackToColumn { contentDidChange() }
  }

  /// Whether there is a column before, to which a user goes back where there is room for one.
  private var leadsBackToColumn: Bool {
    isRoot && stack.column?.previous != nil && stack.column?.frontStack === stack
  }

  /// The title of the column to which a back button leads where there is room for one column; nil
  /// where there is no column before.
  package var columnBackTitle: String? {
    leadsBackToColumn && !isBackHidden ? stack.column?.previous?.title : nil
  }

  /// The title of that to which the back button leads, be it a screen or a column.
  package var reachableBackTitle: String? {
    backTitle ?? (stack.column?.isOnTop == true ? columnBackTitle : nil)
  }

  /// What the back button says: where it leads, or “Back”; nil without one.
  package var backLabel: String? {
    reachableBackTitle.map { $0.isEmpty ? word("Back") : $0 }
  }

  var preferenceKeys: [ObjectIdentifier] { [ObjectIdentifier(ScreenBarKey.self)] }

  /// What is in the bar of a screen is in no other: not in that of a screen around it.
  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(ScreenBarKey.self) else {
      return super.collectPreferences(collector)
    }
    var bar = preference(ScreenBarKey.self)
    bar.items = []
    downcast(collector, to: TypedCollector<ScreenBarKey>.self).add(bar)
  }

  func preferencesDidChange() {
    let new = preference(ScreenBarKey.self)
    let isChanged = title != new.title ?? "" || isTitleLarge != new.isTitleLarge ?? isRoot
    title = new.title ?? ""
    isTitleLarge = new.isTitleLarge ?? isRoot
    hidesBar = new.isHidden ?? false
    isBackHidden = new.isBackHidden ?? false
    if isChanged { contentDidChange() }
    updateBar()
    if bar.map(\.node) != new.items.map(\.node) || bar.map(\.position) != new.items.map(\.position)
    {
      bar = new.items
      contentDidChange()
      childrenDidChange()
    }
    stack.titleDidChange(of: self)
  }

  package override func collectChildren(into list: inout [Element]) {
    for item in bar { item.node.collectElements(into: &list) }
    content?.collectElements(into: &list)
  }

  /// What the screen shows below its bar.
  package var contentElements: [Element] { elements(of: content) }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .back, !isRoot || leadsBackToColumn else { return false }
    if isBackHidden { return ownBackButton?.handle(.tap) ?? false }
    goBack()
    return true
  }

  /// A user begins to swipe back, and doesn't: the screen goes and comes again, as its views see it.
  package func swipeHalfway() {
    guard !isRoot, !isBackHidden, isTop, let place = stack.screens.lastIndex(where: { $0 === self })
    else { return }
    for isTop in [false, true] {
      runtime.perform {
        setTop(isTop)
        stack.screens[place - 1].setTop(!isTop)
      }
    }
  }

  /// The button of the app's own in the place of a hidden back button: the one that Escape presses.
  package var ownBackButton: ButtonElement? {
    guard isBackHidden, !isRoot || leadsBackToColumn else { return nil }
    let buttons = bar.flatMap(\.elements).compactMap { $0 as? ButtonElement }
    return buttons.first { $0.shortcut == .cancelAction }
  }

  package override func willUnmount() {
    super.willUnmount()
    presence.end()
    editMode.end()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// An item in the bar of a screen.
package struct BarItem {
  package let position: BarPosition
  let node: Node

  /// The elements of the thing.
  @MainActor package var elements: [Element] { node.collectedElements }
}

/// A place in the bar of a screen.
package enum BarPosition: Hashable, Sendable {
  case leading, title, trailing, bottom
  /// Below the title.
  case search
}

/// The settings of views for the bar of their screen.
struct ScreenBar {
  var title: String?
  var isTitleLarge: Bool?
  var isHidden: Bool?
  var isBackHidden: Bool?
  var items: [BarItem] = []
}

/// Passes the settings of views for the bar to their screen: the first one wins, and items add up.
enum ScreenBarKey: PreferenceKey {
  static var defaultValue: ScreenBar { ScreenBar() }

  static func reduce(value: inout ScreenBar, nextValue: () -> ScreenBar) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isTitleLarge = value.isTitleLarge ?? next.isTitleLarge
    value.isHidden = value.isHidden ?? next.isHidden
    value.isBackHidden = value.isBackHidden ?? next.isBackHidden
    value.items += next.items
  }
}
