/// A stack of screens. Its children are the screens from the root upwards; a person sees the last one.
package final class NavigationElement: Element {
  package internal(set) var screens: [ScreenElement] = []

  package override func forEachChild(_ visit: (Node) -> Void) {
    for screen in screens { visit(screen) }
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// One screen of a stack. Its children are what is in its bar, then the content.
package final class ScreenElement: ContainerElement {
  package internal(set) var title = ""
  package internal(set) var isTitleLarge = true
  package internal(set) var isBarHidden = false
  /// The title of the screen to which the back button leads; nil at the root, or where the back button is hidden.
  package internal(set) var backTitle: String?
  /// Whether a person sees this screen: it is the last one of its stack.
  package internal(set) var isTop = true
  /// What is in the bar, and where.
  package internal(set) var bar: [BarItem] = []
  /// Takes a person back to the screen below.
  var goBack: (() -> Void)?

  /// One thing in the bar.
  package struct BarItem {
    package let place: BarPlace
    let node: Node

    /// The elements of the thing.
    @MainActor package var elements: [Element] {
      var list: [Element] = []
      node.collectElements(into: &list)
      return list
    }
  }

  package override func collectChildren(into list: inout [Element]) {
    for item in bar { item.node.collectElements(into: &list) }
    content?.collectElements(into: &list)
  }

  /// What the screen shows below its bar.
  package var contentElements: [Element] {
    _ = children
    var list: [Element] = []
    content?.collectElements(into: &list)
    return list
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .back, let goBack else { return false }
    goBack()
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A place in the bar of a screen.
package enum BarPlace: Hashable, Sendable {
  case leading, title, trailing, bottom
}

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
