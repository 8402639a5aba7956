public import Foundation

/// Something that can be given to other apps.
///
/// Like the `Transferable` of Apple's Core Transferable.
public protocol Transferable {
  /// The type of what is given.
  associatedtype Representation: TransferRepresentation

  /// What is given.
  static var transferRepresentation: Representation { get }
}

/// A form in which a value is given to other apps.
///
/// Like the protocol of the same name in Apple's Core Transferable.
public protocol TransferRepresentation<Item> {
  /// The type of the value.
  associatedtype Item

  /// The text or address that stands for a value, nil where there is none.
  func shared(_ item: Item) -> String?
}

extension TransferRepresentation {
  public func shared(_ item: Item) -> String? { nil }

  /// Sets the name of the file that is given.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}

/// A value in the form of another one.
///
/// Like Core Transferable's type of the same name.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  private let export: ((Item) -> Proxy)?

  /// Gives a value away in the form of another one.
  public init(exporting: @escaping @Sendable (Item) -> Proxy) { export = exporting }

  /// Takes a value in the form of another one.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { export = nil }

  /// Gives and takes a value in the form of another one.
  public init(
    exporting: @escaping @Sendable (Item) -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) { export = exporting }

  public func shared(_ item: Item) -> String? {
    export.flatMap { Sharing.text(of: $0(item)) }
  }
}

/// A value in the form of its code.
///
/// Like Core Transferable's type of the same name.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Gives a value away as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value in the form of data.
///
/// Like Core Transferable's type of the same name.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Gives a value away as data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Takes a value as data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Gives and takes a value as data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// What can be given of a value.
enum Sharing {
  /// Returns the text or address that stands for a value.
  static func text<Value: Transferable>(of value: Value) -> String? {
    guard let form = Value.transferRepresentation as? any TransferRepresentation<Value> else {
      return nil
    }
    return form.shared(value)
  }
}

/// A value that is given as text.
public struct TextTransfer<Item>: TransferRepresentation {
  let text: @Sendable (Item) -> String

  public func shared(_ item: Item) -> String? { text(item) }
}

extension String: Transferable {
  public static var transferRepresentation: TextTransfer<String> { TextTransfer { $0 } }
}

extension URL: Transferable {
  public static var transferRepresentation: TextTransfer<URL> {
    TextTransfer { $0.absoluteString }
  }
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

extension Image: Transferable {
  public static var transferRepresentation: TextTransfer<Image> {
    TextTransfer { $0.label ?? "" }
  }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
}
