/// Reads the elements as a screen reader does: names, roles and states, without what is hidden.
@MainActor
package final class ScreenReader: ElementVisitor {
  private var found: [FoundElement] = []
  private let isTopOnly: Bool
  private var row: String?
  private var rowElement: Element?
  private var refreshable: FoundElement?
  private var isHeading = false
  /// Whether what is read names a control: of it, other controls alone are found.
  private var isInLabel = false
  /// What modifiers around the next element say about it.
  private var attributes = AccessibilityAttributes()

  private init(isTopOnly: Bool) { self.isTopOnly = isTopOnly }

  /// Reads everything that can be found: on top, or also what is covered.
  package static func read(_ window: WindowElement, isTopOnly: Bool) -> [FoundElement] {
    let reader = ScreenReader(isTopOnly: isTopOnly)
    reader.read(window)
    return reader.found
  }

  /// Finds what a user can ask for new content.
  package static func refreshable(in window: WindowElement) -> FoundElement? {
    let reader = ScreenReader(isTopOnly: true)
    reader.read(window)
    return reader.refreshable
  }

  /// Reads the actions that something offers: beside it, or in a menu of its own.
  package static func actions(of row: Element) -> [FoundElement] {
    let reader = ScreenReader(isTopOnly: true)
    for case let menu as ActionsElement in row.inwards { reader.read(menu.actionElements) }
    return withItemsOfMenus(reader.found)
  }

  /// Reads an open menu, and the menus inside it.
  package static func items(of menu: MenuElement) -> [FoundElement] {
    let reader = ScreenReader(isTopOnly: true)
    reader.read(menu.itemElements)
    return withItemsOfMenus(reader.found)
  }

  private static func withItemsOfMenus(_ all: [FoundElement]) -> [FoundElement] {
    all.flatMap { found in
      [found] + ((found.target as? MenuElement).map { items(of: $0) } ?? [])
    }
  }

  private func read(_ element: Element) { element.accept(self) }

  private func read(_ elements: [Element]) {
    // A label for several elements names none of them.
    let outer = attributes
    if elements.count > 1 { attributes = AccessibilityAttributes() }
    defer { attributes = outer }
    for element in elements { read(element) }
  }

  /// Adds something, under the name that modifiers give it.
  private func add(
    _ role: ElementRole, _ label: String, _ target: Element,
    change: (inout FoundElement) -> Void = { _ in }
  ) {
    if isInLabel, [.text, .header, .image, .progress].contains(role) { return }
    var new = FoundElement(role, attributes.label ?? label, target)
    new.isEnabled = target.isEnabled
    new.row = row
    change(&new)
    if let value = attributes.value { new.value = value }
    if let identifier = attributes.identifier { new.otherNames.append(identifier) }
    if role == .text, attributes.addedTraits.contains(.isHeader) || isHeading {
      new.role = .header
    }
    if attributes.addedTraits.contains(.isButton), role == .text || role == .tapArea {
      new.role = .button
    }
    if attributes.addedTraits.contains(.isLink), role == .button { new.role = .link }
    let isSelected = attributes.addedTraits.contains(.isSelected)
    if attributes.addedTraits.contains(.isToggle), role == .button || role == .tapArea {
      new.role = .toggle
      new.isOn = isSelected
    } else if isSelected, new.role == .button {
      new.isOn = true
    }
    found.append(new)
  }

  // MARK: Layers

  package func visit(_ window: WindowElement) {
    isTopOnly ? read(window.reachableLayers) : window.children.forEach(read)
  }

  package func visit(_ navigation: NavigationElement) {
    isTopOnly ? navigation.screens.suffix(1).forEach(read) : navigation.screens.forEach(read)
  }

  package func visit(_ screen: ScreenElement) {
    if !screen.isBarHidden {
      if let back = screen.backLabel {
        add(.button, back, screen) {
          $0.tap = .back
          $0.otherNames = ["Back", screen.word("Back")]
        }
      }
      if !screen.title.isEmpty { add(.header, screen.title, screen) }
    }
    for item in screen.bar { read(item.elements) }
    read(screen.contentElements)
  }

  package func visit(_ split: SplitElement) {
    if !split.isCompact {
      add(.button, split.word("Show or hide the sidebar"), split) { $0.tap = .tap }
    }
    for column in split.columns where column.isShown || !isTopOnly { read(column) }
  }

  package func visit(_ column: ColumnElement) { read(column.children) }

  package func visit(_ tabs: TabsElement) {
    let pages = tabs.pages
    for page in pages where page.isSelected || !isTopOnly { read(page) }
    for (index, page) in pages.enumerated() {
      add(.tab, page.title, tabs) {
        $0.tap = .select(index)
        $0.isOn = page.isSelected
      }
    }
  }

  package func visit(_ page: TabPageElement) { read(page.children) }

  package func visit(_ presentation: PresentationElement) {
    add(.sheet, AccessibleName.title(in: presentation), presentation) { $0.closes = true }
    read(presentation.children)
  }

  package func visit(_ alert: AlertElement) {
    add(.alert, alert.title, alert) {
      $0.closes = true
      $0.value = AccessibleName.of(alert.messageElements)
    }
    read(alert.messageElements)
    read(alert.actionElements)
  }

  // MARK: Controls

  package func visit(_ button: ButtonElement) {
    let look: ElementRole = button.isLink ? .link : .button
    add(look, AccessibleName.of(button.children), button) {
      $0.tap = .tap
      $0.isEnabled = button.isEnabledNow
    }
    let (outerLabel, outerAttributes) = (isInLabel, attributes)
    defer { (isInLabel, attributes) = (outerLabel, outerAttributes) }
    (isInLabel, attributes) = (true, AccessibilityAttributes())
    read(button.children)
  }

  package func visit(_ toggle: ToggleElement) {
    add(.toggle, AccessibleName.of(toggle.children), toggle) {
      $0.tap = .tap
      $0.isEnabled = toggle.isEnabledNow
      $0.isOn = toggle.isOn
    }
  }

  package func visit(_ field: TextFieldElement) {
    add(.textField, field.label.isEmpty ? field.prompt ?? "" : field.label, field) {
      $0.tap = .focus(true)
      $0.isEnabled = field.isEnabledNow
      $0.isFocused = field.isFocused
      $0.value = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
      if let prompt = field.prompt { $0.otherNames.append(prompt) }
    }
  }

  package func visit(_ progress: ProgressElement) {
    add(.progress, AccessibleName.of(progress.children), progress) {
      $0.value = progress.fraction.map { "\(Int((min(max($0, 0), 1) * 100).rounded()))%" }
    }
  }

  package func visit(_ picker: PickerElement) {
    let options = picker.options
    let chosen = picker.selectedPosition
    add(.picker, AccessibleName.of(picker.labelElements), picker) {
      $0.isEnabled = picker.isEnabledNow
      $0.value = chosen.map { options[$0].title }
    }
    guard picker.look != .menu else { return }
    for (position, option) in options.enumerated() {
      add(.option, AccessibleName.of([option.element]), picker) {
        $0.tap = .select(position)
        $0.isEnabled = picker.isEnabledNow
        $0.isOn = position == chosen
      }
    }
  }

  /// The items of a menu are not on screen until a user opens it.
  package func visit(_ menu: MenuElement) {
    add(.menu, AccessibleName.of(menu.labelElements), menu) {
      $0.isEnabled = menu.isEnabledNow
      if menu.hasPrimaryAction { $0.tap = .tap }
    }
  }

  // MARK: Content

  package func visit(_ text: TextElement) { add(.text, text.text.spokenText, text) }

  package func visit(_ label: LabelElement) { add(.text, AccessibleName.of([label]), label) }

  package func visit(_ image: ImageElement) {
    if !image.image.isDecorative { add(.image, AccessibleName.of([image]), image) }
  }

  package func visit(_ list: ListElement) { readRows(list.children) }

  package func visit(_ section: SectionElement) {
    isHeading = true
    read(section.headerElements)
    isHeading = false
    readRows(section.rowElements)
    read(section.footerElements)
  }

  /// What isn’t made yet can’t be read.
  package func visit(_ skipped: SkippedRowsElement) {}

  private func readRows(_ rows: [Element]) {
    let outer = row
    let outerElement = rowElement
    defer { (row, rowElement) = (outer, outerElement) }
    for element in rows {
      let content = element.unwrapped
      if content is SectionElement {
        read(element)
        continue
      }
      let label = AccessibleName.of([element])
      if element.list != nil, !AccessibleName.isHidden(element) {
        let button = content as? ButtonElement
        row = outer
        let list = button == nil ? element.selectingList : nil
        add(.row, label, button ?? list ?? element) {
          $0.tap = list.map { _ in .select(element.id) } ?? button.map { _ in .tap }
          $0.isEnabled = button?.isEnabledNow ?? true
          $0.isOn = list?.isSelected(element)
          $0.rowElement = element
        }
        row = label
        rowElement = element
      }
      read(element)
    }
  }

  // MARK: Modifiers

  package func visit(_ modifier: ModifierElement) {
    let outer = attributes
    defer { attributes = outer }
    switch modifier.modifier {
    case .hidden: return
    case .opacity(0): return
    case .accessibility(let new):
      if new.isHidden ?? false { return }
      attributes = attributes.merged(with: new)
      if readAsOne(modifier, new) { return }
    case .refreshable:
      if refreshable == nil {
        refreshable = FoundElement(.tapArea, "", modifier)
      }
    case .table(let table): return read(table, modifier)
    case .tappable:
      add(.tapArea, AccessibleName.of(modifier.children), modifier) { $0.tap = .tap }
    case .gesture(let gesture) where gesture.needs.taps != nil || gesture.needs.isTouch:
      add(.tapArea, AccessibleName.of(modifier.children), modifier) {
        if gesture.needs.taps != nil { $0.tap = .tap }
        $0.gesture = gesture.needs
      }
    default: break
    }
    read(modifier.children)
  }

  /// Reads a line for each row of a table.
  private func read(_ table: ValueTable, _ modifier: ModifierElement) {
    attributes = AccessibilityAttributes()
    for row in table.rows {
      add(.text, row.dropLast().joined(separator: ", "), modifier) { $0.value = row.last }
    }
  }

  /// Reads the content as one thing if a modifier asks for that, or if several things have one
  /// name.
  private func readAsOne(_ modifier: ModifierElement, _ new: AccessibilityAttributes) -> Bool {
    let isJoined = new.children == .combine || new.children == .ignore
    let isNamedGroup = new.label != nil && modifier.wrapped?.unwrapped is StackElement
    guard isJoined || isNamedGroup && new.children == nil else { return false }
    let label = new.children == .ignore ? "" : AccessibleName.of(modifier.children)
    let inside = ScreenReader(isTopOnly: isTopOnly)
    inside.read(modifier.children)
    let action = inside.found.first { $0.tap != nil || $0.gesture != nil }
    add(action?.role ?? .text, label, action?.target ?? modifier) {
      $0.tap = action?.tap
      $0.gesture = action?.gesture
    }
    return true
  }

  /// Further actions are not on screen until a user asks for them.
  package func visit(_ actions: ActionsElement) {
    // Only what has been asked for its children is known to them.
    _ = actions.children
    guard let wrapped = actions.wrapped else { return }
    let first = found.count
    read(wrapped)
    guard !actions.isForSwipes, outermost(actions) !== rowElement else { return }
    for index in found.indices[first...] {
      let inner = found[index].actions
      // Of several modifiers around one view, the outermost leads to all.
      if inner.map({ outermost($0) === outermost(actions) }) ?? true {
        found[index].actions = actions
      }
    }
  }

  /// The element with all modifiers around it.
  private func outermost(_ element: Element) -> Element {
    var element = element
    while let container = element.container as? WrapperElement { element = container }
    return element
  }

  package func visit(_ decoration: DecorationElement) { read(decoration.children) }
  package func visit(_ stack: StackElement) { read(stack.children) }
  package func visit(_ scroll: ScrollElement) { read(scroll.children) }
  package func visit(_ grid: TrackGridElement) { read(grid.children) }
  package func visit(_ grid: TableGridElement) { read(grid.children) }
  package func visit(_ row: GridRowElement) { read(row.children) }
  package func visit(_ geometry: GeometryElement) { read(geometry.children) }
  package func visit(_ layout: LayoutElement) { read(layout.children) }
  package func visit(_ fitting: FittingElement) { if let shown = fitting.shown { read(shown) } }
  package func visit(_ shape: ShapeElement) {}
  package func visit(_ drawing: DrawingElement) {}
  package func visit(_ spacer: SpacerElement) {}
  package func visit(_ divider: DividerElement) {}
}

extension AccessibilityAttributes {
  /// Merges the attributes with those of a modifier further inside.
  ///
  /// The outer ones win.
  func merged(with inner: AccessibilityAttributes) -> AccessibilityAttributes {
    var merged = self
    merged.label = label ?? inner.label
    merged.value = value ?? inner.value
    merged.identifier = identifier ?? inner.identifier
    merged.addedTraits.formUnion(inner.addedTraits)
    merged.removedTraits.formUnion(inner.removedTraits)
    return merged
  }
}
