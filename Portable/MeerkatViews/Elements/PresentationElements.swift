/// A screen above the others: a child of the window.
package final class PresentationElement: ContainerElement, PreferenceReader {
  /// How the screen is shown.
  package enum Kind: Hashable, Sendable {
    case sheet, fullScreenCover, popover, inspector
  }

  package let kind: Kind
  /// Whether it is beside what is below, which a user goes on to see and reach.
  fileprivate var hasRoomBeside = false
  /// Whether a user can close it without choosing anything.
  package var isClosable: Bool { kind != .fullScreenCover && !traits.isClosingDisabled }
  /// The view that presents it, which a popover points at.
  package var source: Element? { (parent as? PresenterNode)?.content?.collectedElements.first }
  /// The button in a bar by which a user closes it without choosing anything.
  package var cancelButton: ButtonElement? {
    func screens(in element: Element) -> [ScreenElement] {
      (element as? ScreenElement).map { [$0] } ?? element.children.flatMap { screens(in: $0) }
    }
    return screens(in: self).filter(\.isTop).flatMap(\.bar).flatMap(\.elements)
      .compactMap { $0 as? ButtonElement }
      .first { $0.role == .cancel || $0.shortcut == .cancelAction }
  }
  /// The heights at which it rests, the lowest first; none for the usual one.
  package var detents: [PresentationDetent] { traits.orderedDetents }
  /// The height at which it rests now: the app's choice, else a user's, else the lowest; nil for
  /// the usual one.
  package var restingDetent: PresentationDetent? {
    let detents = detents
    return [traits.selectedDetent, draggedDetent].compactMap(\.self).first(where: detents.contains)
      ?? detents.first
  }
  /// Whether the handle at its top is not to be seen.
  package var isIndicatorHidden: Bool { traits.isIndicatorHidden }

  /// Whether the app wants what is shown to be light or dark; nil for as the window is.
  package private(set) var preferredColorScheme: ColorScheme?
  /// The colour of the controls where it is presented; nil for that of the app.
  package private(set) var tint: Color?
  /// The size of text inside.
  package private(set) var dynamicTypeSize = DynamicTypeSize.large
  /// Whether that is another one than the window's.
  package private(set) var hasOwnTypeSize = false
  private var direction = LayoutDirection.leftToRight

  private var traits = SheetTraits()
  /// The height to which a user has dragged it.
  private var draggedDetent: PresentationDetent?
  private let dismiss: () -> Void
  private let close: () -> Void

  /// Creates a screen that isn't shown yet.
  ///
  /// - Parameters:
  ///   - kind: How it is shown.
  ///   - parent: The node of the view that presents it.
  ///   - dismiss: Called when the app dismisses it.
  ///   - close: Called when a user has closed it.
  init(
    _ kind: Kind, under parent: Node, dismiss: @escaping () -> Void, close: @escaping () -> Void
  ) {
    self.kind = kind
    self.dismiss = dismiss
    self.close = close
    super.init(under: parent)
    state.insert(.readsPreferences)
    surround()
    becomeInteractive()
  }

  /// What is inside stands in no stack, can be seen, and can close this.
  private func surround() {
    var values = EnvironmentValues(scope: environment)
    values.navigation = nil
    values.column = nil
    values.listSelection = nil
    values.presence = nil
    values.beforeAction = nil
    values.isInMenu = false
    values.keyboardShortcut = nil
    values.outerSearch = nil
    values.isEnabled = true
    values.dismissal = Dismissing { [dismiss] in dismiss() }
    environment = EnvironmentScope(values.scope)
    readSurroundings()
  }

  /// Takes over the colours of the window, unless what is inside prefers others.
  private func readSurroundings() {
    guard let outer = environment.parent else { return }
    let window = EnvironmentValues(scope: runtime.surroundings, reader: self)
    var values = EnvironmentValues(scope: outer, reader: self)
    // What lies above the window's content covers that, and what is beside it, too.
    let isAbove = runtime.window.presentations.contains { parent?.isInside($0) == true }
    hasRoomBeside = kind == .inspector && window.horizontalSizeClass == .regular && !isAbove
    dynamicTypeSize = values.dynamicTypeSize
    hasOwnTypeSize = dynamicTypeSize != window.dynamicTypeSize
    direction = values.layoutDirection
    tint = values.tintColor
    values.colorScheme = preferredColorScheme ?? window.colorScheme
    _ = environment.adopt(values)
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    let former = direction
    readSurroundings()
    if direction != former { invalidateLayoutInside() }
    contentDidChange()
  }

  var preferenceKeys: [ObjectIdentifier] {
    [ObjectIdentifier(SheetTraitsKey.self), ObjectIdentifier(PreferredColorSchemeKey.self)]
  }

  func preferencesDidChange() {
    let (new, scheme) = (preference(SheetTraitsKey.self), preference(PreferredColorSchemeKey.self))
    guard new != traits || scheme != preferredColorScheme else { return }
    traits = new
    preferredColorScheme = scheme
    readSurroundings()
    contentDidChange()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    switch event {
    case .close where isClosable: close()
    case .select(let position) where detents.indices.contains(position): drag(to: detents[position])
    default: return false
    }
    return true
  }

  private func drag(to detent: PresentationDetent) {
    draggedDetent = detent
    traits.selection?.set(detent)
    contentDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension Element {
  /// Whether the element is an inspector beside the other screens.
  package var isBeside: Bool { (self as? PresentationElement)?.hasRoomBeside == true }
}

/// An alert above the screens: a child of the window.
///
/// Its children are the message, then the buttons.
package final class AlertElement: VisitableElement {
  /// How the question is shown.
  package enum Kind: Hashable, Sendable {
    case alert, confirmationDialog
  }

  package let kind: Kind
  package private(set) var title = ""
  package private(set) var isTitleVisible = true
  private var message: Node?
  private var actions: Node?
  private var usualAction: Node?
  private let close: () -> Void

  init(_ kind: Kind, under parent: Node, close: @escaping () -> Void) {
    self.kind = kind
    self.close = close
    super.init(under: parent)
    var values = EnvironmentValues(scope: environment)
    values.isEnabled = true
    values.isInMenu = false
    values.keyboardShortcut = nil
    values.beforeAction = Dismissing { close() }
    environment = values.scope
    becomeInteractive()
  }

  /// Mounts the content, with the button that an alert without a way to close it has.
  func mount<Message: View, Actions: View, Usual: View>(
    _ message: Message, _ actions: Actions, usual: Usual
  ) {
    self.message = Message.makeNode(message, under: self)
    self.actions = Actions.makeNode(actions, under: self)
    usualAction = Usual.makeNode(usual, under: self)
  }

  func update<Message: View, Actions: View>(_ message: Message, _ actions: Actions) {
    if let node = self.message { Message.updateNode(node, to: message) }
    if let node = self.actions { Actions.updateNode(node, to: actions) }
  }

  func setTitle(_ title: String, isVisible: Bool) {
    guard title != self.title || isVisible != isTitleVisible else { return }
    self.title = title
    isTitleVisible = isVisible
    contentDidChange()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    for case let part? in [message, actions, usualAction] { visit(part) }
  }

  package override func collectChildren(into list: inout [Element]) {
    list = messageElements + actionElements
  }

  /// The elements of the message.
  package var messageElements: [Element] { elements(of: message) }

  /// The elements of the actions.
  ///
  /// Without any an alert has the usual one, OK; a dialog without a way out gets Cancel.
  package var actionElements: [Element] {
    let own = elements(of: actions)
    let needsUsual = kind == .alert ? own.isEmpty : cancelButton(among: own) == nil
    return needsUsual ? own + elements(of: usualAction) : own
  }

  private func cancelButton(among elements: [Element]) -> ButtonElement? {
    elements.lazy.compactMap { $0 as? ButtonElement }.first { $0.role == .cancel }
  }

  /// Closing without choosing presses the cancel button, if there is one.
  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .close else { return false }
    if let cancel = cancelButton(among: elements(of: actions)) { return cancel.handle(.tap) }
    close()
    return true
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}
