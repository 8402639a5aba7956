import Foundation

extension LocalServer {
  /// One thing that the server can answer; each app of the Gallery keeps its own in its folder.
  ///
  /// ```swift
  /// LocalServer.Route(.get, "/courses/{id}") { request in
  ///   try .json(try course(request["id"]))
  /// }
  /// ```
  package struct Route: Sendable {
    package typealias Respond = @Sendable (Request) async throws -> Response

    let respond: Respond
    private let method: Method
    private let pattern: [Segment]

    /// Creates a route.
    ///
    /// - Parameters:
    ///   - method: The method that the request has.
    ///   - pattern: A path; a segment in braces stands for any one text.
    ///   - respond: Makes the answer. A thrown ``Refusal`` is answered with its status and message, any
    ///     other error with 500.
    package init(_ method: Method, _ pattern: String, respond: @escaping Respond) {
      self.method = method
      self.pattern = pattern.split(separator: "/").map(Segment.init)
      self.respond = respond
    }

    /// The texts for the names of the pattern; nil where the request is not for this route.
    func match(_ request: Request) -> [String: String]? {
      let parts = request.path.split(separator: "/")
      guard request.method == method, parts.count == pattern.count else { return nil }
      var parameters: [String: String] = [:]
      for (segment, part) in zip(pattern, parts) {
        // What is no text is no parameter.
        guard let text = String(part).removingPercentEncoding else { return nil }
        switch segment {
        case .plain(let plain): guard text == plain else { return nil }
        case .name(let name): parameters[name] = text
        }
      }
      return parameters
    }
  }

  private enum Segment: Sendable {
    case plain(String), name(String)

    init(_ text: Substring) {
      if text.hasPrefix("{"), text.hasSuffix("}") {
        self = .name(String(text.dropFirst().dropLast()))
      } else {
        self = .plain(String(text))
      }
    }
  }
}
