package import MeerkatViews

extension HTMLRenderer {
  package func visit(_ navigation: NavigationElement) {
    memory.noteWayBack(navigation)
    writer.open("nav-stack", id: navigation.id)
    writeGrowth(of: navigation)
    end("nav-stack") { writeChildren(of: navigation) }
  }

  /// Writes a screen; a covered one stays in the page, inert, and keeps its scroll position.
  package func visit(_ screen: ScreenElement) {
    writer.open("section", id: screen.id)
    writer.className("screen")
    if !screen.isTop {
      writer.attribute("hidden")
      writer.attribute("inert")
    }
    // Without a bar, it may be all about a screen inside that has the same name.
    if !screen.title.isEmpty, !screen.isBarHidden {
      writer.attribute("aria-labelledby", .title, id: screen.id)
    }
    end("section") {
      writeHeader(of: screen)
      write("div", .children, id: screen.id, class: "content") { write(screen.contentElements) }
      writeFooter(of: screen)
    }
  }

  /// Writes the bar and the title.
  ///
  /// The bar is left out where there is nothing in it.
  func writeHeader(of screen: ScreenElement) {
    writer.open("header", .header, id: screen.id)
    let isLarge = screen.isTitleLarge && !screen.isBarHidden
    if isLarge { writer.className("large") }
    if screen.isBarHidden { writer.className("bare") }
    writer.endTag()
    if !screen.isBarHidden { writeBar(of: screen, isLarge: isLarge) }
    if screen.isBarHidden || isLarge { writeTitle(of: screen) }
    writeSearch(of: screen)
    writer.close("header")
  }

  /// Writes the field of a search below the title.
  private func writeSearch(of screen: ScreenElement) {
    guard screen.bar.contains(where: { $0.position == .search }) else { return }
    writer.open("div")
    writer.className("search")
    writer.attribute("role", word: "search")
    end("div") { writeItems(of: screen, at: .search) }
  }

  private func writeBar(of screen: ScreenElement, isLarge: Bool) {
    let items = screen.bar.filter { $0.position != .bottom && $0.position != .search }
    writer.open("div")
    writer.className("bar")
    let hasBack = screen.backTitle != nil || screen.columnBackTitle != nil
    if !hasBack, items.isEmpty, isLarge { writer.className("empty") }
    writer.endTag()
    write("div", class: "leading") {
      if let title = screen.backTitle {
        writeBackButton(to: title, of: screen)
      } else if let title = screen.columnBackTitle {
        writeBackButton(to: title, of: screen, isForColumns: true)
      }
      writeItems(of: screen, at: .leading)
    }
    writeMiddle(of: screen, isLarge: isLarge)
    write("div", class: "trailing") { writeItems(of: screen, at: .trailing) }
    writer.close("div")
  }

  /// The middle of the bar: what the app puts there, or the title.
  ///
  /// Below a large title it comes to sight on scrolling.
  private func writeMiddle(of screen: ScreenElement, isLarge: Bool) {
    writer.open("div")
    writer.className("middle")
    let items = screen.bar.contains { $0.position == .title }
    if isLarge, !items { writer.attribute("aria-hidden", word: "true") }
    writer.endTag()
    if items {
      writeItems(of: screen, at: .title)
    }
    if isLarge, !items {
      writer.text(screen.title)
    } else if !isLarge {
      writeTitle(of: screen, isUnseen: items)
    }
    writer.close("div")
  }

  private func writeTitle(of screen: ScreenElement, isUnseen: Bool = false) {
    writer.open("h1", .title, id: screen.id)
    writer.attribute("tabindex", word: "-1")
    if isUnseen || screen.isBarHidden { writer.className("unseen") }
    if screen.title.isEmpty { writer.attribute("hidden") }
    end("h1") { writer.text(screen.title) }
  }

  /// Writes the back button; one that leads to another column is seen where there is room for one
  /// column.
  private func writeBackButton(
    to title: String, of screen: ScreenElement, isForColumns: Bool = false
  ) {
    writer.openButton(.button, id: screen.id, class: "back")
    if isForColumns { writer.className("to-column") }
    writer.reports(.back, of: screen.id)
    // The same words twice in a bar tell nothing.
    let title = title == screen.title ? "" : title
    let word = screen.word("Back")
    if title.isEmpty { writer.attribute("aria-label", word) }
    if word != "Back" { writer.attribute("data-short", word) }
    end("button") { write("span") { writer.text(title.isEmpty ? word : title) } }
  }

  /// Begins a button that pages bring along, with a name in the language around the element.
  func openButton(
    _ name: StaticString, _ event: EventKind, _ label: String, of element: Element
  ) {
    writer.openButton(.button, id: element.id, class: name)
    writer.reports(event, of: element.id)
    writer.attribute("aria-label", element.word(label))
  }

  private func writeItems(of screen: ScreenElement, at position: BarPosition) {
    for item in screen.bar where item.position == position { write(item.elements) }
  }

  /// Writes the bar at the bottom, hidden where there is nothing in it.
  func writeFooter(of screen: ScreenElement) {
    writer.open("footer", .footer, id: screen.id)
    if !screen.bar.contains(where: { $0.position == .bottom }) { writer.attribute("hidden") }
    end("footer") { writeItems(of: screen, at: .bottom) }
  }

  package func visit(_ tabs: TabsElement) {
    writer.open("tab-view", id: tabs.id)
    writeGrowth(of: tabs)
    end("tab-view") {
      write("div", .children, id: tabs.id, class: "pages") { writeChildren(of: tabs) }
      writeTabList(of: tabs)
    }
  }

  func writeTabList(of tabs: TabsElement) {
    writer.open("div", .header, id: tabs.id)
    writer.attribute("role", word: "tablist")
    writer.className("tab-list")
    end("div") { for (index, page) in tabs.pages.enumerated() { writeTab(of: page, index, tabs) } }
  }

  private func writeTab(of page: TabPageElement, _ index: Int, _ tabs: TabsElement) {
    writer.openButton(.button, id: page.id)
    writer.attribute("role", word: "tab")
    writer.attribute("aria-selected", word: page.isSelected ? "true" : "false")
    writer.attribute("aria-controls", .element, id: page.id)
    // One stop for the keyboard; the arrow keys move between the tabs.
    if !page.isSelected { writer.attribute("tabindex", word: "-1") }
    writer.reports(.choice, of: tabs.id, value: index)
    writer.endTag()
    if let symbol = page.symbol { writeSymbol(symbol, of: page) }
    write("span") { writer.text(page.title) }
    if let badge = page.badge { write("span", class: "count") { writer.text(badge) } }
    writer.close("button")
  }

  /// Writes a symbol that says nothing beside the words of a control.
  func writeSymbol(_ name: String, of element: Element) {
    writer.open("svg")
    writer.attribute("viewBox", "0 0 24 24")
    writer.className("symbol")
    writer.attribute("aria-hidden", word: "true")
    end("svg") { writer.symbol(markup(of: name, id: element.id)) }
  }

  package func visit(_ page: TabPageElement) {
    writer.open("div", id: page.id)
    writer.attribute("role", word: "tabpanel")
    writer.className("page")
    writer.attribute("aria-labelledby", .button, id: page.id)
    if !page.isSelected {
      writer.attribute("hidden")
      writer.attribute("inert")
    }
    end("div") { writeChildren(of: page) }
  }
}
