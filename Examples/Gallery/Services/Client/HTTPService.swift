import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks the Gallery's server for values, by HTTP, for one user.
///
/// Cancelling the task that waits cancels the request.
package struct HTTPService: Sendable {
  let server: GalleryServer
  package let backend: Backend
  let timeout: Duration
  let clock: any Clock<Duration>

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - server: The server that is asked.
  ///   - backend: How the server is to be for this user.
  ///   - timeout: How long an answer may take, to its end.
  ///   - clock: What the timeout is measured by.
  package init(
    server: GalleryServer, backend: Backend, timeout: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.server = server
    self.backend = backend
    self.timeout = timeout
    self.clock = clock
  }

  /// Asks for a value.
  ///
  /// - Throws: Why there is none.
  package func get<Value: Decodable & Sendable>(
    _ path: String, as type: Value.Type = Value.self
  ) async throws(ServiceError) -> Value {
    try await decode(send(.get, path, body: nil))
  }

  /// Sends a value, and gives what is answered.
  ///
  /// - Throws: Why there is no answer. What was sent may have arrived.
  package func post<Value: Decodable & Sendable>(
    _ path: String, _ body: some Encodable & Sendable, as type: Value.Type = Value.self
  ) async throws(ServiceError) -> Value {
    let data: Data
    do {
      data = try JSONEncoder().encode(body)
    } catch {
      throw .failed("The value can’t be written as JSON: \(error)")
    }
    return try await decode(send(.post, path, body: data))
  }

  /// The path of these segments, whatever letters they have.
  package static func path(_ segments: String...) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    // A string can always be encoded.
    return segments.map { "/" + ($0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "") }
      .joined()
  }

  private func decode<Value: Decodable>(_ data: Data) throws(ServiceError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw ServiceError(error)
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// The body of the answer, where it is no failure.
  private func send(
    _ method: LocalServer.Method, _ path: String, body: Data?
  ) async throws(ServiceError) -> Data {
    do {
      let condition = await backend.condition
      let address = try await server.address(for: condition) + path
      guard let url = URL(string: address) else {
        throw ServiceError.failed("“\(path)” isn’t a path.")
      }
      var request = URLRequest(url: url)
      request.httpMethod = method.rawValue
      if let misbehaviour = condition.misbehaviour {
        request.setValue(
          misbehaviour.header, forHTTPHeaderField: LocalServer.Misbehaviour.headerName)
      }
      if let body {
        request.setValue("application/json", forHTTPHeaderField: "content-type")
        request.httpBody = body
      }
      return try await inTime { [request] in try await server.send(request) }
    } catch {
      // However the client puts it, whoever is cancelled hears nothing else.
      throw Task.isCancelled ? .cancelled : ServiceError(transport: error)
    }
  }

  /// Does something, but no longer than the timeout.
  private func inTime<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await work() }
      group.addTask { [clock, timeout] in
        try await clock.sleep(for: timeout)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let value = first else {
        throw ServiceError.timedOut(after: timeout)
      }
      return value
    }
  }
}
