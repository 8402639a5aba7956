extension WindowGroup {
  /// Creates a group of windows with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title.plainText, content: content)
  }

  /// Creates a group of windows for values; the window that hosts show has none.
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }

  /// Creates a group of windows with a title for values; the window that hosts show has none.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    self.init(titleKey) { content(.constant(nil)) }
  }

  /// Creates a group of windows for values, of which the host shows one.
  public init<D: Codable & Hashable>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> Content,
    defaultValue: () -> D
  ) {
    let value = defaultValue()
    self.init { content(.constant(value)) }
  }
}
