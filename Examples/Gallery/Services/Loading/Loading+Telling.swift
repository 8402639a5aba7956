extension Loading {
  /// Begins unless it is under way, and tells what was loaded, or why not, to whoever still waits.
  func start(
    _ load: @escaping @MainActor () async throws(ServiceError) -> Value,
    ended: @escaping @MainActor (Result<Value, ServiceError>) -> Void
  ) {
    if case .underway = state { return }
    start { () throws(ServiceError) in
      do throws(ServiceError) {
        let value = try await load()
        if !Task.isCancelled { ended(.success(value)) }
        return value
      } catch {
        if !Task.isCancelled { ended(.failure(error)) }
        throw error
      }
    }
  }
}
