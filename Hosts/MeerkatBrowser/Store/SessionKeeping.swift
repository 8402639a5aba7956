public import MeerkatViews

/// An app that chooses the store for its sessions.
///
/// ```swift
/// extension TodosApp: SessionKeeping {
///   static func sessionStore(at place: String) throws -> any SessionStore {
///     try PostgresSessionStore(place)
///   }
/// }
/// ```
///
/// For apps that don't conform, `--keep` takes the path of a file.
public protocol SessionKeeping: App {
  /// Opens the store for the argument of `--keep`.
  ///
  /// - Parameter place: The argument of `--keep`, unchanged.
  /// - Returns: The store.
  /// - Throws: An error that describes the problem; the program prints it and exits.
  @MainActor static func sessionStore(at place: String) throws -> any SessionStore
}
