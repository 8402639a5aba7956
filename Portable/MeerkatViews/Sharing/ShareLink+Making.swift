extension ShareLink {
  /// Creates a button with a label that shares a value with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: label())
  }

  /// Creates a button with a label that shares values with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(items.map { Sharing.text(of: $0) }, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a value with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: Label(title: Text("Share…")))
  }

  /// Creates a button with a title that shares a value with a preview.
  @TextForms(text: true)
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(titleKey)))
  }

  /// Creates a button that shares values with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(items.map { Sharing.text(of: $0) }, label: Label(title: Text("Share…")))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button with a label that shares a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: label())
  }

  /// Creates a button with a label that shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: label())
  }

  /// Creates a button with a label that shares URLs.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == URL {
    self.init(items.map { Sharing.text(of: $0) }, label: label())
  }

  /// Creates a button with a label that shares texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == String {
    self.init(items.map { Sharing.text(of: $0) }, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: Label(title: Text("Share…")))
  }

  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: Label(title: Text("Share…")))
  }

  /// Creates a button with a title that shares a URL.
  @TextForms(text: true)
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares a text.
  @TextForms(text: true)
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(titleKey)))
  }

  /// Creates a button that shares URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element == URL {
    self.init(items.map { Sharing.text(of: $0) }, label: Label(title: Text("Share…")))
  }

  /// Creates a button that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element == String {
    self.init(items.map { Sharing.text(of: $0) }, label: Label(title: Text("Share…")))
  }
}
