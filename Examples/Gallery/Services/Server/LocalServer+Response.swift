import Foundation

extension LocalServer {
  /// What the server answers: a status, and JSON.
  package struct Response: Sendable {
    let status: Int
    private(set) var body: Data
    /// How long the body is said to be; more than there is where the answer is cut off.
    private(set) var announcedLength: Int

    /// Answers with a value.
    ///
    /// - Throws: What the value's own encoding throws.
    package static func json(_ value: some Encodable, status: Int = 200) throws -> Response {
      Response(status: status, body: try JSONEncoder().encode(value))
    }

    /// Answers with a failure, in the form that every failure of the server has.
    package init(status: Int, message: String) {
      // A dictionary of strings can always be encoded.
      let body = try? JSONEncoder().encode(ServerMessage(message: message))
      self.init(status: status, body: body ?? Data())
    }

    private init(status: Int, body: Data) {
      self.status = status
      self.body = body
      announcedLength = body.count
    }
  }
}

/// The body of an answer that is a failure.
struct ServerMessage: Codable {
  var message: String
}

extension LocalServer.Response {
  /// Half of the body, sent as if it were the whole: no JSON any more.
  func withoutItsEnd() -> Self {
    var copy = self
    copy.body = body.prefix(max(1, body.count / 2))
    copy.announcedLength = copy.body.count
    return copy
  }

  /// Half of the body, of which the client still waits for the rest.
  func cutOff() -> Self {
    var copy = self
    copy.body = body.prefix(body.count / 2)
    // Also where there was hardly a body.
    copy.announcedLength = body.count + 1
    return copy
  }

  var isWhole: Bool { body.count == announcedLength }
}
