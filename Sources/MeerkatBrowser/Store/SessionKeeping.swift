public import MeerkatViews

/// An app that chooses where its sessions are kept.
///
/// ```swift
/// extension TodosApp: SessionKeeping {
///   static func sessionStore(at place: String) throws -> any SessionStore {
///     try PostgresSessionStore(place)
///   }
/// }
/// ```
///
/// Without it `--keep` takes the path of a file.
public protocol SessionKeeping: App {
  /// Opens the store that `--keep` names.
  ///
  /// - Parameter place: What follows `--keep`, as it was written.
  /// - Returns: The store.
  /// - Throws: What is wrong with the place: the program prints it and ends.
  @MainActor static func sessionStore(at place: String) throws -> any SessionStore
}
