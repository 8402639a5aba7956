/// Rows that belong together, with a heading and a note.
///
/// Like SwiftUI's `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a section with a heading and a note.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a heading and a note.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = SectionElement(under: parent)
    element.header = Parent.makeNode(view.header, under: element)
    element.rows = Content.makeNode(view.content, under: element)
    element.footer = Footer.makeNode(view.footer, under: element)
    return element
  }

  public static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: SectionElement.self)
    if let header = element.header { Parent.updateNode(header, to: view.header) }
    if let rows = element.rows { Content.updateNode(rows, to: view.content) }
    if let footer = element.footer { Footer.updateNode(footer, to: view.footer) }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a note.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a note.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a heading.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its heading.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a text as its heading.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
