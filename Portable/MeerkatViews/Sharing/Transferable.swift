/// A type whose values can be shared with other apps.
///
/// Like the `Transferable` of Apple's Core Transferable.
public protocol Transferable {
  /// The type of the shared representation.
  associatedtype Representation: TransferRepresentation

  /// The shared representation.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A result builder that makes a representation from the statements of a property.
///
/// Like Core Transferable's type of the same name; of several representations, the first one is used.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  public static func buildPartialBlock<
    First: TransferRepresentation, Next: TransferRepresentation
  >(accumulated: First, next: Next) -> First where First.Item == Item, Next.Item == Item {
    accumulated
  }
}

/// A representation of a value for other apps.
///
/// Like the protocol of the same name in Apple's Core Transferable.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item

  /// Returns the text or URL that represents a value; nil if there is none.
  func shared(_ item: Item) -> String?
}

extension TransferRepresentation {
  public func shared(_ item: Item) -> String? { nil }

  /// Sets the suggested name of a shared file.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}

/// A representation by another value.
///
/// Like Core Transferable's type of the same name.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  private let export: ((Item) -> Proxy)?

  /// Creates a representation that exports a value as another one.
  public init(exporting: @escaping @Sendable (Item) -> Proxy) { export = exporting }

  /// Creates a representation that imports a value from another one.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { export = nil }

  /// Creates a representation that exports and imports a value as another one.
  public init(
    exporting: @escaping @Sendable (Item) -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) { export = exporting }

  public func shared(_ item: Item) -> String? { export.flatMap { Sharing.text(of: $0(item)) } }
}

/// A representation by encoding.
///
/// Like Core Transferable's type of the same name.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates a representation that exports a value as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation by data.
///
/// Like Core Transferable's type of the same name.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a representation that exports a value as data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates a representation that imports a value from data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a representation that exports and imports a value as data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// The parts of a value that can be shared.
enum Sharing {
  /// Returns the text or address that stands for a value.
  static func text<Value: Transferable>(of value: Value) -> String? {
    guard let form = Value.transferRepresentation as? any TransferRepresentation<Value> else {
      return nil
    }
    return form.shared(value)
  }
}

/// A representation by text.
public struct TextTransfer<Item>: TransferRepresentation {
  let text: @Sendable (Item) -> String

  public func shared(_ item: Item) -> String? { text(item) }
}

extension String: Transferable {
  public static var transferRepresentation: TextTransfer<String> { TextTransfer { $0 } }
}

extension URL: Transferable {
  public static var transferRepresentation: TextTransfer<URL> { TextTransfer { $0.absoluteString } }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: TextTransfer<AttributedString> {
    TextTransfer { String($0.characters) }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: CodableRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}

extension Color: Transferable {
  public static var transferRepresentation: TextTransfer<Color> { TextTransfer { $0.description } }
}

extension Image: Transferable {
  public static var transferRepresentation: TextTransfer<Image> { TextTransfer { $0.label ?? "" } }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
}
