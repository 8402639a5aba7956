import MeerkatIsolation
package import MeerkatViews

/// Turns elements into HTML.
///
/// Each element is one node of the page, whose id is `e` and the element's number. Stacks and
/// modifiers are custom elements (`h-stack`, `view-box` …), which mean nothing to a screen reader
/// and may be inside a button. Everything that has a meaning is a native HTML element.
@MainActor
package final class HTMLRenderer: ElementVisitor {
  package internal(set) var writer: HTMLWriter

  /// Whether only the tag of the first element is wanted, without what is inside.
  var isShallow = false

  /// What the page was told, for comparison with what is there later.
  let memory: PageMemory

  let growth = Growth()

  /// The drawings of symbols that were needed so far.
  var symbols: [String: String] = [:]

  /// Creates a renderer that records what it writes.
  package init(memory: PageMemory = PageMemory()) {
    self.memory = memory
    writer = HTMLWriter()
  }

  /// Returns an element with its content.
  package func html(of element: Element) -> HTML { collect { element.accept(self) } }

  /// Returns an element, as a row if its parent is a list.
  package func html(of element: Element, in parent: Element) -> HTML {
    collect { write(element, in: parent) }
  }

  /// Returns only an element's tag, with the attributes that a patch updates.
  package func tag(of element: Element) -> HTML {
    isShallow = true
    defer { isShallow = false }
    return collect { element.accept(self) }
  }

  /// Runs `body` with an empty writer and gives what it wrote.
  func collect(_ body: () -> Void) -> HTML {
    writer = HTMLWriter(capacity: 1_024)
    // What elements read of their surroundings doesn't have to ask the queue where it runs.
    MainActor.duringUpdate(body)
    defer { writer = HTMLWriter() }
    return writer.html
  }

  /// Writes all children of an element.
  func writeChildren(of element: Element) {
    for child in element.children { child.accept(self) }
  }

  func write(_ elements: [Element]) {
    for element in elements { element.accept(self) }
  }

  /// Ends the tag of an element; unless only this is wanted, writes what is inside, and closes the element.
  func end(_ name: StaticString, _ writeContent: () -> Void = {}) {
    writer.endTag()
    guard !isShallow else { return }
    writeContent()
    writer.close(name)
  }

  /// Writes an element that has an id and a class at most, with what is inside.
  func write(
    _ name: StaticString, _ part: DOMPart = .element, id: Int? = nil,
    class className: StaticString? = nil, _ writeContent: () -> Void
  ) {
    if let id { writer.open(name, part, id: id) } else { writer.open(name) }
    if let className { writer.className(className) }
    writer.endTag()
    writeContent()
    writer.close(name)
  }

  private func write(_ element: Element, in parent: Element) {
    switch parent {
    case let row as GridRowElement: writeCell(element, in: row)
    case let grid as TableGridElement: writeLine(element, of: grid)
    case let layout as LayoutElement where layout.arrangement == nil:
      writePlace(of: element, layout.places)
    default: if parent.holdsRows { writeRow(element) } else { element.accept(self) }
    }
  }
}

extension HTMLRenderer {
  package func visit(_ window: WindowElement) {
    writer.open("main", id: window.id)
    end("main") {
      // Changes may have been missed since the page was written last.
      if !window.state.insert(.knowsGrowth).inserted { growth.forget(inside: window) }
      writeChildren(of: window)
    }
  }

  package func visit(_ stack: StackElement) { writeStack(stack, stack.arrangement) }

  func writeStack(_ stack: Element, _ arrangement: StackElement.Arrangement) {
    switch arrangement {
    case .horizontal(let alignment, let spacing):
      writeStack("h-stack", stack, spacing) { alignment.writeClass(to: &$0) }
    case .vertical(let alignment, let spacing):
      writeStack("v-stack", stack, spacing) { alignment.writeClass(to: &$0) }
    case .layered(let alignment):
      let isLayer = isLayer(stack, alignment)
      writeStack("z-stack", stack, nil) {
        if isLayer { $0.className("layer") }
        alignment.writeClasses(to: &$0)
      }
    }
  }

  private func writeStack(
    _ name: StaticString, _ stack: Element, _ spacing: CGFloat?,
    _ writeAlignment: (inout HTMLWriter) -> Void
  ) {
    writer.open(name, id: stack.id)
    // There is no spacing next to a spacer unless it was set explicitly.
    writeGrowth(of: stack)
    if spacing != nil { writer.className("spaced") }
    writeAlignment(&writer)
    if let spacing { writer.style("gap", points: spacing) }
    if isSaidByRow(stack), accessibility(of: stack)?.isOneElement == true {
      writer.attribute("aria-hidden", word: "true")
    } else {
      writeAccessibility(of: stack, role: "group")
    }
    end(name) { writeChildren(of: stack) }
  }

  /// Whether a stack aligns what decorates a view as the decoration does, in all of the view's place.
  private func isLayer(_ stack: Element, _ alignment: Alignment) -> Bool {
    guard let decoration = stack.container as? DecorationElement else { return false }
    return decoration.wrapped !== stack && decoration.alignment == alignment
  }

  package func visit(_ spacer: SpacerElement) {
    writer.open("flex-space", id: spacer.id)
    writeGrowth(of: spacer)
    if let minLength = spacer.minLength { writer.style("flex-basis", points: minLength) }
    end("flex-space")
  }

  package func visit(_ divider: DividerElement) {
    writer.open("hr", id: divider.id)
    writeGrowth(of: divider)
    writer.endTag()
  }

  package func visit(_ geometry: GeometryElement) {
    memory.note(geometry)
    writer.open("view-box", id: geometry.id)
    writer.className("geometry")
    writer.className("fill")
    writeGrowth(of: geometry)
    writeSize(geometry.size)
    end("view-box") { writeChildren(of: geometry) }
  }

  /// Writes all views; the page itself determines which one fits.
  package func visit(_ fitting: FittingElement) {
    writer.open("view-box", id: fitting.id)
    writer.className("fitting")
    writeGrowth(of: fitting)
    end("view-box") { writeChildren(of: fitting) }
  }
}
