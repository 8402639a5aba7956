/// A list or form.
///
/// Its children are rows and sections.
package final class ListElement: ContainerElement {
  package private(set) var look: ListLook
  package private(set) var spacing = ListSpacing()
  private let hasOwnLook: Bool
  /// The values of the rows that are selected.
  package private(set) var selected: Set<AnyHashable> = []
  private var selection: ListSelection?
  private var hasReadSelection = false
  /// Whether a user edits the rows.
  package private(set) var isEditing = false

  /// Creates a list that looks as given, or as its surroundings say.
  init(_ look: ListLook? = nil, under parent: Node) {
    self.look = look ?? .automatic
    hasOwnLook = look != nil
    super.init(under: parent)
    let values = EnvironmentValues(scope: environment, reader: self)
    if look == nil { self.look = values.listLook }
    spacing = values.listSpacing
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) { setNeedsEvaluation() }

  private func readLook() {
    let values = EnvironmentValues(scope: environment, reader: self)
    let new = hasOwnLook ? look : values.listLook
    guard new != look || values.listSpacing != spacing else { return }
    look = new
    spacing = values.listSpacing
    contentDidChange()
  }

  /// Takes over the selection, before the rows are made.
  func connect(_ selection: ListSelection?) {
    if selection != nil, self.selection == nil {
      var values = EnvironmentValues(scope: environment)
      values.listSelection = self
      environment = values.scope
      becomeInteractive()
    }
    self.selection = selection
    scheduleEvaluation()
  }

  /// Reads the selection and the edit mode on the list's own account: a change evaluates no body.
  package override func evaluate() {
    let (new, isEditing) = observing {
      let mode = EnvironmentValues(scope: environment, reader: self).editMode?.wrappedValue
      return (selection?.read(), mode?.isEditing ?? false)
    }
    readLook()
    if isEditing != self.isEditing {
      self.isEditing = isEditing
      contentDidChange(affectsLayout: false)
    }
    guard let new else { return }
    let isFirst = !hasReadSelection
    guard isFirst || new != selected else { return }
    let old = selected
    selected = new
    hasReadSelection = true
    selectionDidChange(from: old)
    EnvironmentValues(scope: environment).column?.selectionDidChange(in: self, isFirst: isFirst)
  }

  private func selectionDidChange(from old: Set<AnyHashable>) {
    guard state.contains(.isShown), old != selected else { return }
    contentDidChange(affectsLayout: false)
    for row in selectableRows {
      guard let tag = tag(of: row), old.contains(tag) != selected.contains(tag) else { continue }
      rowLink(of: row)?.contentDidChange(affectsLayout: false)
    }
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard case .select(let id) = event,
      let row = selectableRows.first(where: { $0.id == id }), let tag = tag(of: row)
    else { return false }
    return choose(tag)
  }

  package override var userEntry: UserEntry? {
    guard isSelectable else { return nil }
    return UserEntry(kind: "list") {
      self.selectedTexts.joined(separator: "\0")
    } events: { text in
      // One after the other, as the user selects: what is selected already isn't deselected.
      text.split(separator: "\0").map(String.init).filter { !self.selectedTexts.contains($0) }
        .compactMap { self.row(withText: $0) }.map { .select($0.id) }
    }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension ListElement {
  /// Whether a user can select rows.
  package var isSelectable: Bool { selection != nil }

  /// Whether several rows can be selected.
  package var isSelectionMultiple: Bool { selection?.isMultiple ?? false }

  /// The rows with a value of the selection's type, those in sections included.
  package var selectableRows: [Element] {
    isSelectable ? rows(in: children).filter { tag(of: $0) != nil } : []
  }

  /// Whether a user can select a row.
  package func canSelect(_ row: Element) -> Bool { isSelectable && tag(of: row) != nil }

  /// Whether a row is selected.
  package func isSelected(_ row: Element) -> Bool {
    !selected.isEmpty && tag(of: row).map(selected.contains) ?? false
  }

  /// Selects a value, if it is of the selection's type.
  func choose(_ tag: AnyHashable) -> Bool {
    guard let selection, selection.accepts(tag) else { return false }
    selection.choose(tag)
    if !selection.isMultiple { EnvironmentValues(scope: environment).column?.choiceWasMade() }
    return true
  }

  /// The selected values as texts, in a fixed order, for storage.
  package var selectedTexts: [String] { selected.map { "\($0.base)" }.sorted() }

  /// The row whose value has a text, if it is shown.
  package func row(withText text: String) -> Element? {
    selectableRows.first { tag(of: $0).map { "\($0.base)" } == text }
  }

  func clearSelection() { selection?.clear() }

  private func rows(in elements: [Element]) -> [Element] {
    elements.flatMap { element -> [Element] in
      (element.unwrapped as? SectionElement).map { rows(in: $0.rowElements) } ?? [element]
    }
  }

  private func rowLink(of row: Element) -> ButtonElement? {
    (row.unwrapped as? ButtonElement).flatMap { $0.linkValue == nil ? nil : $0 }
  }

  /// The value of a row: its tag, else that of the link in it, else its identity in a `ForEach`.
  private func tag(of row: Element) -> AnyHashable? {
    let candidates = [row.tagValue, rowLink(of: row)?.linkValue, identity(of: row)]
    return candidates.lazy.compactMap { $0 }.first { self.selection?.accepts($0) ?? false }
  }

  private func identity(of row: Element) -> AnyHashable? {
    var node: Node = row
    while let parent = node.parent, parent !== self {
      if let loop = parent as? any IdentifyingNode { return loop.identity(of: node) }
      node = parent
    }
    return nil
  }
}

/// A node that identifies its children by values.
@MainActor
protocol IdentifyingNode: Node {
  func identity(of child: Node) -> AnyHashable?
  func position(of child: Node) -> Int?
  /// Returns the child with an identity, which is made if it was not there yet.
  func child(identity: AnyHashable) -> Node?
  var count: Int { get }
}

extension Element {
  /// The value with which a modifier around the element marks it.
  var tagValue: AnyHashable? {
    var modifiers = modifiers
    while let modifier = modifiers.next() {
      if case .tag(let value) = modifier { return value }
    }
    return nil
  }
}

extension EnvironmentValues {
  /// The list around a view of which a user selects rows.
  var listSelection: ListElement? {
    get { listSelectionReference?.element }
    set { listSelectionReference = WeakReference(newValue) }
  }

  @Entry private var listSelectionReference: WeakReference<ListElement>?
}

extension Element {
  /// The list that this element is in.
  package var list: ListElement? { enclosing(ListElement.self) }

  /// Returns the nearest element of a kind around this one.
  package func enclosing<Kind: Element>(_ kind: Kind.Type) -> Kind? {
    // A plain loop takes two thirds of the time, and this is asked often.
    var element = container
    while let current = element {
      if let found = current as? Kind { return found }
      element = current.container
    }
    return nil
  }

  /// The list that has this element as a row that a user can select.
  package var selectingList: ListElement? {
    guard let list = EnvironmentValues(scope: environment).listSelection, list.canSelect(self)
    else { return nil }
    return list
  }
}

extension ButtonElement {
  /// Whether the button is a link that stands for a selected row.
  package var isSelectedRow: Bool {
    guard let linkValue else { return false }
    return EnvironmentValues(scope: environment).listSelection?.selected.contains(linkValue)
      ?? false
  }
}
