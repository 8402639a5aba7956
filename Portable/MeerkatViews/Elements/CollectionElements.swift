/// The look of a list: one of the styles that hosts know.
package enum ListLook: String, Hashable, Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar, form
}

/// A group of rows or, outside a list, views with a header.
///
/// The children are those of the header, then the rows, then those of the footer.
package final class SectionElement: VisitableElement {
  var header: Node?
  var rows: Node?
  var footer: Node?

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let header { visit(header) }
    if let rows { visit(rows) }
    if let footer { visit(footer) }
  }

  package var headerElements: [Element] { elements(of: header) }
  package var rowElements: [Element] { elements(of: rows) }
  package var footerElements: [Element] { elements(of: footer) }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A scrollable element.
package final class ScrollElement: ContainerElement {
  package internal(set) var axes: Axis.Set

  @Memberwise
  init(_ axes: Axis.Set, under parent: Node)

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension Element {
  /// What scrolls around the element; nil where nothing does.
  var scrollingContainer: Element? { containers.first { $0 is ScrollElement || $0 is ListElement } }
}

/// The distances in a list, in points; nil for the defaults.
package struct ListSpacing: Hashable, Sendable {
  package var rows: CGFloat?
  package var sections: CGFloat?
}

extension EnvironmentValues {
  @Entry var listSpacing = ListSpacing()
}
