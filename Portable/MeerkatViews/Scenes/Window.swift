/// A single, unique window.
///
/// Like SwiftUI's `Window`. Hosts show the first window of an app.
public struct Window<Content: View>: Scene {
  private let title: String
  private let content: Content

  /// Creates a window with a title and an identity.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    title = titleKey.text
    self.content = content()
  }

  /// Creates a window with a title and an identity.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title.plainText
    self.content = content()
  }

  public var windows: [WindowDescription] { [WindowDescription(title: title, of: content)] }
}

/// The settings of an app.
///
/// Like SwiftUI's `Settings`. Not shown by hosts.
///
/// Accepted, without effect.
public struct Settings<Content: View>: Scene {
  /// Creates the settings.
  public init(@ViewBuilder content: () -> Content) {}

  public var windows: [WindowDescription] { [] }
}

/// An item in the system's menu bar.
///
/// Like SwiftUI's `MenuBarExtra`. Not shown by hosts.
///
/// Accepted, without effect.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Creates an item with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates an item with a label that a binding shows and hides.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  public var windows: [WindowDescription] { [] }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == MeerkatViews.Label<Text, Image> {
  /// Creates an item with a title and a symbol.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

/// A group of windows that show documents.
///
/// Like SwiftUI's `DocumentGroup`. Hosts show one window, with a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let document: () -> Document
  private let content: (FileDocumentConfiguration<Document>) -> Content

  /// Creates a group of windows for documents that are values.
  @Memberwise
  public init(
    newDocument document: @autoclosure @escaping () -> Document,
    @ViewBuilder editor content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument

  public var windows: [WindowDescription] {
    [
      WindowDescription(title: nil, of: DocumentView(document: document, content: content))
    ]
  }
}

/// A document and its properties.
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
