/// A screen above the others: a child of the window.
package final class PresentationElement: ContainerElement {
  /// How the screen is shown.
  package enum Kind: Hashable, Sendable {
    case sheet, fullScreenCover, popover
  }

  package let kind: Kind
  /// Whether a person can close it without choosing anything.
  package internal(set) var isClosable = true
  var close: (() -> Void)?

  init(_ kind: Kind, under parent: Node) {
    self.kind = kind
    super.init(under: parent)
    becomeInteractive()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .close, isClosable, let close else { return false }
    close()
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A question or message above the screens: a child of the window. Its children are the message, then the buttons.
package final class AlertElement: Element {
  /// How the question is shown.
  package enum Kind: Hashable, Sendable {
    case alert, confirmationDialog
  }

  package let kind: Kind
  package internal(set) var title = ""
  package internal(set) var isTitleVisible = true
  var message: Node?
  var actions: Node?
  var close: (() -> Void)?

  init(_ kind: Kind, under parent: Node) {
    self.kind = kind
    super.init(under: parent)
    becomeInteractive()
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let message { visit(message) }
    if let actions { visit(actions) }
  }

  package var messageElements: [Element] { elements(of: message) }
  package var actionElements: [Element] { elements(of: actions) }

  private func elements(of node: Node?) -> [Element] {
    _ = children
    var list: [Element] = []
    node?.collectElements(into: &list)
    return list
  }

  /// Closing without choosing presses the cancel button, if there is one.
  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .close else { return false }
    close?()
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
