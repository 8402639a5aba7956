/// A failure of a container or a context.
///
/// Like SwiftData's `SwiftDataError`.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  private let code: String
  private let details: String

  /// A container can't open its store, which is left as it is.
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  /// A model can't be saved as it is.
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  /// The container doesn't know the model's class.
  public static let unknownSchema = SwiftDataError("unknownSchema")
  /// A model has no context.
  public static let missingModelContext = SwiftDataError("missingModelContext")

  @Memberwise
  private init(_ code: String, _ details: String = "")

  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

  public var description: String { details.isEmpty ? code : "\(code): \(details)" }
  public var errorDescription: String? { description }

  static func unreadable(_ url: URL, _ error: any Error) -> SwiftDataError {
    SwiftDataError(
      loadIssueModelContainer.code,
      "\(url.path) can't be opened as a store: \(error). It has been left as it is.")
  }

  static func incompatible(_ details: String) -> SwiftDataError {
    SwiftDataError(loadIssueModelContainer.code, details)
  }

  static func invalid(_ details: String) -> SwiftDataError {
    SwiftDataError(modelValidationFailure.code, details)
  }

  static func unknown(_ entity: Schema.Entity) -> SwiftDataError {
    SwiftDataError(
      unknownSchema.code, "The container has no \(entity.name). Add it to ModelContainer(for:).")
  }
}
