/// A view of tabs, of which a user sees one.
///
/// Its children are the pages.
package final class TabsElement: ContainerElement {
  /// The page that a user sees, by position.
  package private(set) var selection = 0

  private var readSelection: (() -> AnyHashable?)?
  private var writeSelection: ((AnyHashable) -> Void)?

  /// Whether the pages have been looked at after all views around them were evaluated.
  private var hasSeenPages = false

  override init(under parent: Node) {
    super.init(under: parent)
    becomeInteractive()
    scheduleEvaluation()
  }

  func connect(read: (() -> AnyHashable?)?, write: ((AnyHashable) -> Void)?) {
    readSelection = read
    writeSelection = write
    scheduleEvaluation()
  }

  /// The pages: those among the elements inside that are one.
  package var pages: [TabPageElement] { tagged.map(\.page) }

  /// The pages around elements that bring none.
  private var barePages: [ObjectIdentifier: BarePageElement] = [:]

  /// Collects the pages, wrapping each element that isn't a page in one.
  package override func collectChildren(into list: inout [Element]) {
    var elements: [Element] = []
    super.collectChildren(into: &elements)
    var kept: [ObjectIdentifier: BarePageElement] = [:]
    for element in elements {
      guard !(element.unwrapped is TabPageElement) else {
        list.append(element)
        continue
      }
      let key = ObjectIdentifier(element)
      let page = barePages[key] ?? BarePageElement(element, under: self)
      kept[key] = page
      list.append(page)
    }
    for (key, page) in barePages where kept[key] == nil { page.unmount() }
    barePages = kept
  }

  package override func willUnmount() {
    super.willUnmount()
    for page in barePages.values { page.unmount() }
    barePages = [:]
  }

  /// Collected anew each time: a tab and its selection may come in one change, before a host has
  /// looked at the new children.
  private var tagged: [(page: TabPageElement, tag: AnyHashable, badge: String?)] {
    var elements: [Element] = []
    collectChildren(into: &elements)
    return elements.enumerated().compactMap { position, element in
      var tag: AnyHashable?
      var badge: String?
      var inner: Element? = element
      while let current = inner {
        if let page = current as? TabPageElement {
          return (page, tag ?? page.tag ?? page.contentTag ?? AnyHashable(position), badge)
        }
        guard let wrapper = current as? WrapperElement else { return nil }
        if let modifier = current as? ModifierElement, case .tag(let value) = modifier.modifier {
          tag = tag ?? value
        }
        if let modifier = current as? ModifierElement, case .badge(let text) = modifier.modifier {
          badge = badge ?? text
        }
        inner = wrapper.wrapped
      }
      return nil
    }
  }

  package override func evaluate() {
    let wanted = observing { readSelection?() }
    let pages = tagged
    if let wanted, let index = pages.firstIndex(where: { $0.tag == wanted }) {
      selection = index
    } else if !pages.indices.contains(selection) {
      selection = 0
    }
    for (index, entry) in pages.enumerated() {
      (entry.page as? BarePageElement)?.setPosition(index)
      entry.page.setOuterBadge(entry.badge)
      entry.page.setSelected(index == selection)
    }
    contentDidChange()
    if !hasSeenPages {
      hasSeenPages = true
      setNeedsEvaluation()
    }
  }

  package override func elementsDidChange() {
    super.elementsDidChange()
    setNeedsEvaluation()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    let pages = tagged
    guard case .select(let index) = event, pages.indices.contains(index) else { return false }
    if let writeSelection {
      writeSelection(pages[index].tag)
    } else {
      selection = index
      setNeedsEvaluation()
    }
    return true
  }

  package override var userEntry: UserEntry? {
    UserEntry(kind: "tabs") {
      "\(self.selection)"
    } events: {
      Int($0).map { [.select($0)] } ?? []
    }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A tab with its screen.
///
/// Its content is made when the tab is first selected.
package class TabPageElement: ContainerElement {
  package final fileprivate(set) var title = ""
  package final private(set) var symbol: String?
  package final private(set) var isSelected = false
  /// A number or word that stands at the tab.
  package final var badge: String? { outerBadge ?? ownBadge }
  final let tag: AnyHashable?
  /// The tag that the content has inside its tab item.
  fileprivate final var contentTag: AnyHashable?

  private final let presence: Presence
  private final var outerBadge: String?
  private final var ownBadge: String?
  private final var label: Node?
  private final var makeContent: ((TabPageElement) -> Void)?

  init(tag: AnyHashable? = nil, under parent: Node) {
    self.tag = tag
    presence = Presence(
      inside: EnvironmentValues(scope: parent.environment).presence, isVisible: false)
    super.init(under: parent)
    var values = EnvironmentValues(scope: environment)
    values.presence = presence
    environment = values.scope
  }

  func show<Label: View, Content: View>(label: Label, _ content: Content) {
    if let node = self.label {
      Label.updateNode(node, to: label)
    } else {
      self.label = Label.makeNode(label, under: self)
    }
    makeContent = { page in
      if page.content == nil { page.mount(content) } else { page.update(content) }
    }
    if isSelected || self.content != nil || runtime.whims.contains(.makesAllTabs) {
      makeContent?(self)
    }
    scheduleEvaluation()
  }

  /// Reads the title and the symbol off the label, which has been evaluated by now.
  package override func evaluate() {
    let found = LabelParts(label?.collectedElements ?? [])
    guard found.title != title || found.symbol != symbol else { return }
    title = found.title
    symbol = found.symbol
    contentDidChange()
  }

  /// Sets the badge that modifiers around the page say.
  func setOuterBadge(_ badge: String?) {
    guard badge != outerBadge else { return }
    outerBadge = badge
    contentDidChange()
  }

  /// Takes over what modifiers of the content say, which is not made before it is seen.
  func takeOver(_ content: (any TabbedView)?) {
    contentTag = content?.tag
    guard content?.badge != ownBadge else { return }
    ownBadge = content?.badge
    contentDidChange()
  }

  func setSelected(_ isSelected: Bool) {
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    if isSelected, content == nil {
      makeContent?(self)
      childrenDidChange()
    }
    presence.change(to: isSelected)
    contentDidChange(affectsLayout: false)
  }

  package override func elementsDidChange() {
    super.elementsDidChange()
    // It may be the label that changed.
    scheduleEvaluation()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let label { visit(label) }
    super.forEachChild(visit)
  }

  package override func collectChildren(into list: inout [Element]) {
    content?.collectElements(into: &list)
  }

  package override func willUnmount() {
    super.willUnmount()
    presence.end()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A page around content without a tab, such as a view of a `TabView` without a `tabItem`.
///
/// Its title is its number. Its content exists before it is first selected.
private final class BarePageElement: TabPageElement {
  private let inside: Element

  init(_ inside: Element, under parent: Node) {
    self.inside = inside
    super.init(tag: inside.tagValue, under: parent)
  }

  func setPosition(_ position: Int) {
    let new = String(position + 1)
    guard new != title else { return }
    title = new
    contentDidChange()
  }

  /// The title is no label's.
  override func evaluate() {}

  override func collectChildren(into list: inout [Element]) { list.append(inside) }
}

/// The texts and the first symbol among elements.
@MainActor
struct LabelParts {
  var title = ""
  var symbol: String?

  init(_ elements: [Element]) {
    for element in elements { read(element) }
  }

  private mutating func read(_ element: Element) {
    switch element {
    case let text as TextElement: title += text.text.plainText
    case let image as ImageElement:
      if case .system(let name) = image.source { symbol = symbol ?? name }
    default: for child in element.children { read(child) }
    }
  }
}

/// A view that says what its tab has before it is mounted.
protocol TabbedView {
  var badge: String? { get }
  var tag: AnyHashable? { get }
}

extension ElementModified: TabbedView {
  nonisolated var badge: String? {
    if case .badge(let text) = modifier { return text }
    return (content as? any TabbedView)?.badge
  }

  nonisolated var tag: AnyHashable? {
    if case .tag(let tag) = modifier { return tag }
    return (content as? any TabbedView)?.tag
  }
}
