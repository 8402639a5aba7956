/// An item that can be dragged out of an app, or that a user has picked: none has data here.
///
/// Like Foundation's class of the same name on Apple's platforms, as far as drags and pickers need
/// it.
public final class NSItemProvider: NSObject {
  /// The dragged object.
  public let object: Any?
  public var suggestedName: String?

  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Creates an empty provider.
  public override init() { object = nil }

  /// Creates a provider for an object, such as an `NSString`.
  public init(object: Any) { self.object = object }

  /// Creates a provider for the file at a URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(object: fileURL)
  }

  public var registeredTypeIdentifiers: [String] { [] }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }

  /// Fails: there is no data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]?,
    completionHandler: CompletionHandler? = nil
  ) { completionHandler?(nil, Self.noData) }

  /// Fails: there is no data.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { fail(completionHandler) }

  /// Fails: there is no data.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress { fail(completionHandler) }

  private static let noData = CocoaError(.fileReadNoSuchFile)

  private func fail<T>(_ completionHandler: @Sendable (T?, (any Error)?) -> Void) -> Progress {
    completionHandler(nil, Self.noData)
    return Progress(totalUnitCount: 1)
  }
}
