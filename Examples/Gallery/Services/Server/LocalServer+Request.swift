package import Foundation

extension LocalServer {
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// What a client asks for.
  package struct Request: Sendable {
    package let method: Method
    /// Without the query.
    package let path: String
    /// The parts of the path that stand for the names in the route's pattern.
    package internal(set) var parameters: [String: String] = [:]
    package let body: Data

    /// What the server is to do wrong with this request.
    let misbehaviour: Misbehaviour?

    /// The part of the path for a name in the route's pattern; empty where the pattern has no such name.
    package subscript(name: String) -> String { parameters[name] ?? "" }

    /// Reads the body.
    ///
    /// - Throws: A ``Refusal`` with status 400, which the client gets.
    package func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(Refusal) -> Value
    {
      do {
        return try JSONDecoder().decode(type, from: body)
      } catch {
        throw Refusal(400, "The body isn’t a valid \(type).")
      }
    }
  }

  /// What a route throws when it can't give what is asked for.
  package struct Refusal: Error, Equatable {
    package let status: Int
    package let message: String

    package init(_ status: Int, _ message: String) {
      self.status = status
      self.message = message
    }
  }
}
