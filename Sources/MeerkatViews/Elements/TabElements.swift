/// Screens side by side, of which a person sees one.
package final class TabsElement: Element {
  package internal(set) var pages: [TabPageElement] = []
  package internal(set) var selection = 0
  var select: ((Int) -> Void)?

  package override func forEachChild(_ visit: (Node) -> Void) {
    for page in pages { visit(page) }
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard case .select(let index) = event, pages.indices.contains(index) else { return false }
    select?(index)
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// One of several screens side by side.
package final class TabPageElement: ContainerElement {
  package internal(set) var title = ""
  package internal(set) var symbol: String?
  package internal(set) var isSelected = false

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
