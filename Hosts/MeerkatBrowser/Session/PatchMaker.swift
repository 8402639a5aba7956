import MeerkatViews

/// Turns differences between elements into changes to the page.
@MainActor
struct PatchMaker {
  private let renderer: HTMLRenderer
  var patch: PatchWriter

  private let animations: ChangeAnimations
  /// The animation of what is written next.
  private var animation: Animation?

  /// The parts that were written as a whole already.
  private var written: Set<DOMNode> = []

  @Memberwise
  init(_ renderer: HTMLRenderer, _ patch: PatchWriter, _ animations: ChangeAnimations)

  private mutating func add(_ operation: Operation) {
    let id = operation.place.id
    let next =
      if case .update = operation { animations.contents[id] } else { animations.children[id] }
    if next != animation {
      animation = next
      patch.animate(next)
    }
    write(operation)
    if renderer.memory.namesRows { updateName(ofRowAround: operation.place) }
  }

  /// Adds changes, and what they mean for the elements around them.
  mutating func add(_ operations: [Operation]) {
    let growing = renderer.growth.update(after: operations)
    for operation in operations { add(operation) }
    guard !growing.isEmpty else { return }
    var told: Set<Int> = []
    for case .update(let element) in operations { told.insert(element.id) }
    for element in growing where told.insert(element.id).inserted { update(element) }
  }

  private mutating func write(_ operation: Operation) {
    if renderer.memory.hasMenuChoices, let picker = operation.choiceAround {
      return replace(picker)
    }
    let button =
      if case .update(let element) = operation {
        renderer.memory.hasButtonsBehindLabels ? element.enclosing(ButtonElement.self) : nil
      } else { operation.place.buttonAround }
    guard let button, button.isMounted else { return writeAlone(operation) }
    // What stands in its label has the button be a box or not, and says its name.
    if button.isBehindLabel != button.holdsControls { return replace(button) }
    writeAlone(operation)
    for case let button as ButtonElement in button.outwards where button.isBehindLabel {
      patch.setAttributes(button.id, .button, tag: renderer.tag(behindLabelOf: button))
    }
  }

  private mutating func writeAlone(_ operation: Operation) {
    switch operation {
    case .insert(let element, let parent, let next):
      guard !rewrite(parent, around: element) else { return }
      patch.insert(
        into: parent.id, before: next?.id, markup: renderer.html(of: element, in: parent))
    case .move(let element, let parent, let next):
      guard !rewrite(parent, around: element) else { return }
      patch.move(element.id, in: parent.id, before: next?.id)
    case .remove(let element, let parent):
      // One that has moved to another parent is already there, and must not be taken away from it.
      if element.isMounted, element.container !== parent { return }
      patch.remove(element.id)
      renderer.memory.forgetRow(element.id)
      if let layout = parent as? LayoutElement { update(layout) }
      let isPart = parent is SectionElement || parent is AlertElement || parent is TabsElement
      if isPart || parent is PickerElement { _ = rewrite(parent, around: element) }
    case .update(let element):
      update(element)
      _ = updateEditing(of: element)
    }
  }

  /// Writes a row anew that can be edited or swiped over now, or no longer.
  private mutating func updateEditing(of row: Element) -> Bool {
    guard row.container?.holdsRows == true,
      renderer.memory.editableRows[row.id] != PageMemory.Editing(row)
    else { return false }
    rewriteRow(around: row)
    return true
  }

  /// Has a row be called after what it shows now.
  private mutating func updateName(ofRowAround element: Element) {
    guard let row = row(around: element) else { return }
    if let list = row.selectingList, renderer.memory.rowChoices[row.id] != nil,
      let tag = renderer.changedChoice(of: row, in: list)
    {
      patch.setAttributes(row.id, .button, tag: tag)
    }
    if !renderer.memory.isNamed(row.id, after: row.firstText?.id) { rewriteRow(around: row) }
  }

  /// Writes the part of a parent anew in which an element stands, where that is not simply its children.
  private mutating func rewrite(_ parent: Element, around element: Element) -> Bool {
    // What a swipe shows stands in the row.
    if parent is WrapperElement, let row = row(around: parent), updateEditing(of: row) {
      return true
    }
    switch parent {
    case let label as LabelElement: replace(label)
    case let progress as ProgressElement: replace(progress)
    case let picker as PickerElement: replace(picker)
    case let menu as MenuElement:
      guard !menu.isItem(element) else { return false }
      replace(menu)
    case let actions as ActionsElement:
      guard actions.wrapped === element || !element.isMounted else {
        // Where there is no row to swipe over, nobody sees them.
        return actions.isForSwipes
          && row(around: actions)?.swipeActions.contains { $0 === actions } != true
      }
      replace(actions)
    case let alert as AlertElement: rewrite(alert)
    case let section as SectionElement:
      guard element.isMounted, section.isRow(element) else {
        rewriteEnds(of: section)
        return true
      }
      return false
    case let screen as ScreenElement:
      guard screen.contentElements.contains(where: { $0 === element }) else {
        rewriteBars(of: screen)
        return true
      }
      return false
    case let tabs as TabsElement:
      rewriteList(of: tabs)
      return false
    default: return false
    }
    return true
  }

  private mutating func update(_ element: Element) {
    switch element {
    case let text as TextElement: update(text)
    case is ImageElement, is ShapeElement, is LabelElement, is ProgressElement, is MenuElement,
      is DrawingElement:
      replace(element)
    case let layout as LayoutElement: update(layout)
    case let picker as PickerElement: update(picker)
    case is GridRowElement: replaceGrid(around: element)
    case is TextFieldElement, is ToggleElement: updateControl(element)
    case let screen as ScreenElement:
      patch.setAttributes(screen.id, tag: renderer.tag(of: screen))
      rewriteBars(of: screen)
    case let alert as AlertElement: rewrite(alert)
    case let list as ListElement: update(list)
    case let tabs as TabsElement: rewriteList(of: tabs)
    case let page as TabPageElement: update(page)
    case let modifier as ModifierElement: update(modifier)
    case let button as ButtonElement: update(button)
    default: patch.setAttributes(element.id, tag: renderer.tag(of: element))
    }
  }

  private mutating func update(_ button: ButtonElement) {
    if button.isBehindLabel != button.holdsControls { return replace(button) }
    patch.setAttributes(button.id, tag: renderer.tag(of: button))
    guard button.isBehindLabel else { return }
    patch.setAttributes(button.id, .button, tag: renderer.tag(behindLabelOf: button))
  }

  private mutating func update(_ text: TextElement) {
    guard let letters = renderer.plainText(of: text) else { return replace(text) }
    patch.setText(text.id, letters)
  }

  private mutating func updateControl(_ element: Element) {
    patch.correctControl(element.id, renderer.memory)
    let tag = renderer.tag(of: element)
    guard renderer.memory[control: element.id]?.tag != tag else { return }
    renderer.memory[control: element.id]?.tag = tag
    patch.setAttributes(element.id, element is ToggleElement ? .input : .element, tag: tag)
  }

  /// Where only another option is chosen, the control stays, and the focus in it.
  private mutating func update(_ picker: PickerElement) {
    let known = renderer.memory[control: picker.id]?.choice
    guard known == PageMemory.Choice(picker), !picker.isMenuItem else { return replace(picker) }
    patch.correctControl(picker.id, renderer.memory)
  }

  private mutating func update(_ list: ListElement) {
    patch.setAttributes(list.id, tag: renderer.tag(of: list))
    // What a row is called changes with what is in it, and is written then.
    for row in list.selectableRows
    where renderer.memory.rowChoices[row.id]?.isSelected != list.isSelected(row) {
      guard let tag = renderer.changedChoice(of: row, in: list) else { continue }
      patch.setAttributes(row.id, .button, tag: tag)
    }
  }

  /// A custom layout moves its views, which stay what they are.
  private mutating func update(_ layout: LayoutElement) {
    guard layout.arrangement == nil, let old = renderer.memory.layoutTags[layout.id] else {
      return replace(layout)
    }
    let tags = renderer.tags(of: layout)
    for (id, tag) in tags where old[id] != tag {
      patch.setAttributes(id, id == layout.id ? .element : .row, tag: tag)
    }
    renderer.memory.layoutTags[layout.id] = Dictionary(uniqueKeysWithValues: tags)
  }

  private mutating func update(_ page: TabPageElement) {
    patch.setAttributes(page.id, tag: renderer.tag(of: page))
    if let tabs = page.enclosing(TabsElement.self) { rewriteList(of: tabs) }
  }

  private mutating func update(_ modifier: ModifierElement) {
    patch.setAttributes(modifier.id, tag: renderer.tag(of: modifier))
    switch modifier.modifier {
    case .table: replace(modifier)
    // What is said about an element stands in its own tag.
    case .accessibility:
      // That of an area to tap is in the tag of the area.
      var inner = modifier.wrapped
      while let area = inner as? ModifierElement {
        if area.modifier.isTapArea { patch.setAttributes(area.id, tag: renderer.tag(of: area)) }
        inner = area.wrapped
      }
      if modifier.unwrapped is PickerElement {
        replace(modifier.unwrapped)
      } else {
        update(modifier.unwrapped)
      }
    case .gridCell: replaceGrid(around: modifier)
    // A filter may be written out inside.
    case .colorEffect: replace(modifier)
    case .listRow: rewriteRow(around: modifier)
    default: break
    }
  }

  /// How a cell stands is written around it, and may concern all rows.
  private mutating func replaceGrid(around element: Element) {
    if let grid = element.enclosing(TableGridElement.self) { replace(grid) }
  }

  private func row(around element: Element) -> Element? {
    element.outwards.first { $0.container?.holdsRows == true }
  }

  private mutating func rewriteRow(around element: Element) {
    guard let row = row(around: element), isNew(.row, row.id) else { return }
    patch.replace(row.id, .row, with: renderer.collect { renderer.writeRow(row) })
  }
}

extension PatchMaker {
  private mutating func isNew(_ part: DOMPart, _ id: Int) -> Bool {
    written.insert(DOMNode(id, part)).inserted
  }

  private mutating func replace(_ element: Element) {
    guard isNew(.element, element.id) else { return }
    patch.replace(element.id, with: renderer.html(of: element))
  }

  private mutating func rewrite(
    _ part: DOMPart, of element: Element, _ write: (HTMLRenderer) -> Void
  ) {
    guard isNew(part, element.id) else { return }
    patch.replace(element.id, part, with: renderer.collect { write(renderer) })
  }

  private mutating func rewriteBars(of screen: ScreenElement) {
    rewrite(.header, of: screen) { $0.writeHeader(of: screen) }
    rewrite(.footer, of: screen) { $0.writeFooter(of: screen) }
  }

  private mutating func rewriteEnds(of section: SectionElement) {
    guard section.isMounted else { return }
    rewrite(.header, of: section) { $0.writeHeader(of: section) }
    rewrite(.footer, of: section) { $0.writeFooter(of: section) }
  }

  private mutating func rewrite(_ alert: AlertElement) {
    rewrite(.header, of: alert) { $0.writeHeader(of: alert) }
    rewrite(.message, of: alert) { $0.writeMessage(of: alert) }
    rewrite(.children, of: alert) { $0.writeActions(of: alert) }
  }

  private mutating func rewriteList(of tabs: TabsElement) {
    rewrite(.header, of: tabs) { $0.writeTabList(of: tabs) }
  }
}

extension PatchWriter {
  /// Sends the value of a control if the page has another one.
  ///
  /// What a user typed is never sent back.
  @MainActor
  mutating func correctControl(_ id: Int, _ memory: PageMemory) {
    switch memory[control: id]?.element {
    case let field as TextFieldElement: correct(id, .element, .text(field.text), memory)
    case let toggle as ToggleElement: correct(id, .input, .isOn(toggle.isOn), memory)
    case let picker as PickerElement where !picker.isMenuItem:
      let value = PageMemory.Value.option(picker.selectedPosition)
      correct(id, picker.look == .menu ? .input : .element, value, memory)
    default: break
    }
  }

  @MainActor
  private mutating func correct(
    _ id: Int, _ part: DOMPart, _ value: PageMemory.Value, _ memory: PageMemory
  ) {
    guard memory[control: id]?.value != value else { return }
    memory[control: id]?.value = value
    setValue(id, part, value)
  }
}

extension Operation {
  /// The choice in a menu of the browser's own around what has changed: in the page, its options are
  /// no elements.
  @MainActor
  fileprivate var choiceAround: PickerElement? {
    let around = place.enclosing(PickerElement.self)
    let picker = if case .update = self { around } else { place as? PickerElement ?? around }
    return picker?.look == .menu ? picker : nil
  }
}
