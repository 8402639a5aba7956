/// Screens side by side, of which a person sees one.
///
/// Like SwiftUI's `TabView`.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes screens side by side, with the selected one in a binding.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TabsElement(under: parent)
    connect(element, to: view.selection)
    element.mount(view.content)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    let element = unsafeDowncast(node, to: TabsElement.self)
    connect(element, to: view.selection)
    element.update(view.content)
  }

  @MainActor private static func connect(
    _ element: TabsElement, to selection: Binding<SelectionValue>?
  ) {
    guard let selection else { return element.connect(read: nil, write: nil) }
    element.connect(
      read: { AnyHashable(selection.wrappedValue) },
      write: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
  }
}

extension TabView where SelectionValue == Int {
  /// Makes screens side by side.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A view with what stands for it among others side by side.
nonisolated private struct TabItem<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label

  @MainActor static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TabPageElement(under: parent)
    element.show(label: view.label, view.content)
    return element
  }

  @MainActor static func updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TabPageElement.self).show(label: view.label, view.content)
  }
}

extension View {
  /// Sets what stands for the view among others side by side.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, label: label())
  }
}

/// One of several screens side by side.
///
/// Like SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View>: PrimitiveView {
  let value: Value?
  let title: Text
  let symbol: String?
  let content: Content

  @MainActor public static func makeNode(_ view: Self, under parent: Node) -> Node {
    let element = TabPageElement(tag: view.value.map { AnyHashable($0) }, under: parent)
    show(view, in: element)
    return element
  }

  @MainActor public static func updateNode(_ node: Node, to view: Self) {
    show(view, in: unsafeDowncast(node, to: TabPageElement.self))
  }

  @MainActor private static func show(_ view: Self, in element: TabPageElement) {
    element.show(label: TabLabel(title: view.title, symbol: view.symbol), view.content)
  }
}

/// What stands for a screen among others side by side.
private struct TabLabel: View {
  let title: Text
  let symbol: String?

  var body: some View {
    if let symbol { Image(systemName: symbol) }
    title
  }
}

extension Tab {
  /// Makes a screen with a title, a symbol and the value that selects it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, title: Text(titleKey), symbol: systemImage, content: content())
  }

  /// Makes a screen with a title, a symbol and the value that selects it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, title: Text(title), symbol: systemImage, content: content())
  }
}

extension Tab where Value == Never {
  /// Makes a screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, title: Text(titleKey), symbol: systemImage, content: content())
  }
}
