import Foundation

extension LocalServer.Route {
  /// What the Gallery's server answers for the error screens.
  package static var errors: [LocalServer.Route] {
    [
      LocalServer.Route(.get, "/errors/network") { _ in try .json(BackendStatus.Answer()) },
      LocalServer.Route(.get, "/errors/backend/{situation}/{attempt}") { request in
        // Everything is well again at the third attempt.
        if (Int(request["attempt"]) ?? 0) < 3 { try fail(request["situation"]) }
        return try .json(BackendStatus.Answer())
      },
      LocalServer.Route(.get, "/errors/updates/{situation}") { request in
        try .json(updates(request["situation"]))
      },
    ]
  }

  private static func fail(_ situation: String) throws(LocalServer.Refusal) {
    switch situation {
    case "maintenance":
      throw LocalServer.Refusal(
        503, "We are moving to a bigger house and are back at six o’clock this evening.")
    case "failure":
      throw LocalServer.Refusal(500, "The orders can’t be read at the moment. We are on it.")
    default:
      throw LocalServer.Refusal(404, "There is no situation “\(situation)”.")
    }
  }

  private static func updates(
    _ situation: String
  ) throws(LocalServer.Refusal) -> [HTTPUpdateStatus.Answer] {
    guard let store = URL(string: "https://example.com/store/gallery") else { return [] }
    return switch situation {
    case "none": []
    case "available": [HTTPUpdateStatus.Answer(version: "2.4", store: store, isRequired: false)]
    case "required": [HTTPUpdateStatus.Answer(version: "3.0", store: store, isRequired: true)]
    default: throw LocalServer.Refusal(404, "There is no situation “\(situation)”.")
    }
  }
}
