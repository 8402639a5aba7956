public import Foundation

extension ShareLink {
  /// Shares a value with a preview, with a label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: label())
  }

  /// Shares values with a preview of each, with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(items.map { Sharing.text(of: $0) }, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a value with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: Label(title: Text("Share…")))
  }

  /// Shares a value with a preview, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(titleKey)))
  }

  /// Shares a value with a preview, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(title)))
  }

  /// Shares a value with a preview, with a title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init([Sharing.text(of: item)], label: Label(title: title))
  }

  /// Shares values with a preview of each.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(items.map { Sharing.text(of: $0) }, label: Label(title: Text("Share…")))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares an address, with a label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: label())
  }

  /// Shares a text, with a label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: label())
  }

  /// Shares addresses, with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == URL {
    self.init(items.map { Sharing.text(of: $0) }, label: label())
  }

  /// Shares texts, with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == String {
    self.init(items.map { Sharing.text(of: $0) }, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: Label(title: Text("Share…")))
  }

  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: Label(title: Text("Share…")))
  }

  /// Shares an address, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(titleKey)))
  }

  /// Shares an address, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(title)))
  }

  /// Shares an address, with a title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init([Sharing.text(of: item)], label: Label(title: title))
  }

  /// Shares a text, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(titleKey)))
  }

  /// Shares a text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: Label(title: Text(title)))
  }

  /// Shares a text, with a title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init([Sharing.text(of: item)], label: Label(title: title))
  }

  /// Shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element == URL {
    self.init(items.map { Sharing.text(of: $0) }, label: Label(title: Text("Share…")))
  }

  /// Shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element == String {
    self.init(items.map { Sharing.text(of: $0) }, label: Label(title: Text("Share…")))
  }
}
