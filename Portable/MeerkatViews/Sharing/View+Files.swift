/// A document that is a value and can be written to a file.
///
/// Like SwiftUI's `FileDocument`.
///
/// Accepted, without effect.
@preconcurrency
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file or folder of a document.
///
/// Like Foundation's class of the same name on Apple's platforms, as far as documents need it.
public final class FileWrapper {
  /// The contents of the file.
  public let regularFileContents: Data?
  /// The contents of the folder.
  public let fileWrappers: [String: FileWrapper]?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }
}

/// The file from which a document is read.
///
/// Like SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The file to which a document is written.
///
/// Like SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

extension View {
  /// Lets a user choose a file; not supported by hosts.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { accepted() }

  /// Lets a user choose files; not supported by hosts.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { accepted() }

  /// Lets a user choose files or cancel; not supported by hosts.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { accepted() }

  /// Lets a user save a document; not supported by hosts.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { accepted() }

  /// Lets a user save documents; not supported by hosts.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { accepted() }

  /// Lets a user save a document or cancel; not supported by hosts.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { accepted() }

  /// Lets a user save a value; not supported by hosts.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { accepted() }

  /// Lets a user move a file; not supported by hosts.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { accepted() }

  /// Sets the message of the file dialog.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { accepted() }

  /// Sets the message of the file dialog.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    accepted()
  }

  /// Sets the title of the file dialog's button.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { accepted() }

  /// Sets the title of the file dialog's button.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { accepted() }

  /// Sets the identity of the file dialog, so that it reopens as a user left it.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { accepted() }

  /// Sets the folder in which the file dialog opens.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    accepted()
  }
}
