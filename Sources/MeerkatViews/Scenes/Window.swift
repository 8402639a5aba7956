/// A window of which there is one.
///
/// Like SwiftUI's `Window`. Hosts show the first window of an app.
public struct Window<Content: View>: Scene {
  private let title: String
  private let content: Content

  /// Creates a window with a title and an identity.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    title = titleKey.text
    self.content = content()
  }

  /// Creates a window with a title and an identity.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title.plainText
    self.content = content()
  }

  /// Creates a window with a title and an identity.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  public var windows: [WindowDescription] {
    [WindowDescription(title: title, content: AnyView(content))]
  }
}

/// The settings of an app.
///
/// Like SwiftUI's `Settings`. Hosts have no place for them.
///
/// Accepted, without effect.
public struct Settings<Content: View>: Scene {
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}

  public var windows: [WindowDescription] { [] }
}

/// Something at the edge of the screen that shows views.
///
/// Like SwiftUI's `MenuBarExtra`. Hosts have no place for it.
///
/// Accepted, without effect.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Creates one with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates one with a label that a binding shows and hides.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  public var windows: [WindowDescription] { [] }
}

extension MenuBarExtra where Label == Text {
  /// Creates one with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates one with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == MeerkatViews.Label<Text, Image> {
  /// Creates one with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates one with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

/// Windows that show documents.
///
/// Like SwiftUI's `DocumentGroup`. Hosts show one window, with a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let document: () -> Document
  private let content: (FileDocumentConfiguration<Document>) -> Content

  /// Creates windows for documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    document = newDocument
    content = editor
  }

  public var windows: [WindowDescription] {
    [
      WindowDescription(
        title: nil, content: AnyView(DocumentView(document: document, content: content)))
    ]
  }
}

/// A document and what is known about it.
///
/// Like SwiftUI's `FileDocumentConfiguration`.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document

  public var isEditable: Bool { true }
}

/// The view of a document that it keeps as its state.
private struct DocumentView<Document, Content: View>: View {
  let content: (FileDocumentConfiguration<Document>) -> Content
  @State private var document: Document

  init(
    document: () -> Document, content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    _document = State(wrappedValue: document())
    self.content = content
  }

  var body: some View { content(FileDocumentConfiguration(document: $document)) }
}
