/// A group of rows with a header and a footer.
///
/// Like SwiftUI's `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  func makeNode(under parent: Node) -> SectionElement {
    let element = SectionElement(under: parent)
    if let isExpanded {
      element.header = SectionToggle.makeNode(toggle(isExpanded), under: element)
      element.rows = ExpandedRows.makeNode(rows(isExpanded), under: element)
    } else {
      element.header = Parent.makeNode(header, under: element)
      element.rows = Content.makeNode(content, under: element)
    }
    element.footer = Footer.makeNode(footer, under: element)
    return element
  }

  func update(_ element: SectionElement) {
    if let header = element.header, let rows = element.rows {
      if let isExpanded {
        SectionToggle.updateNode(header, to: toggle(isExpanded))
        ExpandedRows.updateNode(rows, to: self.rows(isExpanded))
      } else {
        Parent.updateNode(header, to: self.header)
        Content.updateNode(rows, to: content)
      }
    }
    if let node = element.footer { Footer.updateNode(node, to: footer) }
  }

  private func toggle(_ isExpanded: Binding<Bool>) -> SectionToggle<Parent> {
    SectionToggle(header: header, isExpanded: isExpanded)
  }

  private func rows(_ isExpanded: Binding<Bool>) -> ExpandedRows<Content> {
    ExpandedRows(content: content, isExpanded: isExpanded)
  }
}

/// A header that shows and hides its rows.
nonisolated private struct SectionToggle<Header: View>: View {
  let header: Header
  @Binding var isExpanded: Bool

  @MainActor var body: some View {
    Button(action: { isExpanded.toggle() }) {
      HStack {
        header
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right").accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
  }
}

nonisolated private struct ExpandedRows<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool

  @MainActor var body: some View { if isExpanded { content } }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose header shows and hides its rows.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text as its header, which shows and hides its rows.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
