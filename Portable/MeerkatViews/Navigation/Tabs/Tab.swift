public import MeerkatFoundation

/// A tab with its screen.
///
/// Like SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  let value: Value?
  let label: Label
  let content: Content

  @MainActor func makeNode(under parent: Node) -> TabPageElement {
    let element = TabPageElement(tag: value.map { AnyHashable($0) }, under: parent)
    show(in: element)
    return element
  }

  @MainActor func update(_ element: TabPageElement) { show(in: element) }

  @MainActor private func show(in element: TabPageElement) {
    element.takeOver(content as? any TabbedView)
    element.show(label: label, content)
  }
}

/// The default label of a tab: a title and a picture.
///
/// Like SwiftUI's `DefaultTabLabel`.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  public var body: some View {
    image
    title
  }
}

/// The purpose of a tab.
///
/// Like SwiftUI's `TabRole`. Hosts show all tabs alike.
public enum TabRole: Hashable, Sendable {
  /// A tab for searching.
  case search
}

nonisolated extension Tab {
  /// Creates a tab with a label and the value that selects it.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, label: label(), content: content())
  }
}

nonisolated extension Tab where Value == Never {
  /// Creates a tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, label: label(), content: content())
  }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  private init(_ title: Text, _ image: Image, _ value: Value?, _ content: Content) {
    self.init(value: value, label: DefaultTabLabel(title: title, image: image), content: content)
  }

  /// Creates a tab with a title, a symbol and the value that selects it.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), value, content())
  }

  /// Creates a tab with a title, a picture and the value that selects it.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(image), value, content())
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), nil, content())
  }

  /// Creates a tab with a title and a picture.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(image), nil, content())
  }
}
