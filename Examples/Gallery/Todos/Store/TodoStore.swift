/// Where todos are kept.
package protocol TodoStore: Sendable {
  /// Keeps a todo; returns when it is safe, and throws when it can't be kept.
  func save(_ todo: Todo) async throws
}
