extension Refusal {
  static let noHost = Refusal(
    400, "The request does not say which host it is for.", log: "no valid Host header")

  static let target = Refusal(400, "The request is not for a path.", log: "target is not a path")

  static let body = Refusal(413, "Requests must not have a body.", log: "request has a body")

  static let seen = Refusal(
    400, "The number of the last update is not a number.",
    log: "malformed number of the last update")

  static let noUpgrade = Refusal(
    426, "This address is for the page's WebSocket.", log: "socket's address without an upgrade")

  static let handshake = Refusal(
    400, "The WebSocket handshake is malformed.", log: "malformed WebSocket handshake")

  static let noSuchFile = Refusal(404, "There is no such file.", log: "no such file")

  static let prefetch = Refusal(
    503, "A page here is an app, which starts only when the page is opened.",
    log: "prefetch of a page")

  /// What the HTTP parser doesn't take.
  static func malformed(_ error: any Error) -> Refusal {
    Refusal(400, "The request is malformed.", log: "\(error)".oneLine)
  }

  static let tooManyFromAddress = Refusal(
    429, "Too many pages are open from your network. Please close some.",
    log: "an address has too many connected sessions")

  static let tooFast = Refusal(
    429, "Too many pages were opened at once. Please try again in a minute.",
    log: "an address opens too many pages")

  static let busy = Refusal(
    503, "The app is very busy right now. Please try again in a minute.",
    log: "those who are here wait too long already")

  static let tooLarge = Refusal(
    503, "This page shows more than the server lets a page show.", log: "a page is too large")

  static let full = Refusal(
    503, "Too many people are here right now. Please try again in a minute.",
    log: "all sessions are connected")

  static let ending = Refusal(
    503, "The server is shutting down. Please try again in a moment.", log: "the server ends")

  static func method(_ method: String) -> Refusal {
    Refusal(405, "Only GET and HEAD are answered here.", log: "method \(method.oneLine)")
  }

  static func host(_ host: String) -> Refusal {
    Refusal(
      403, "This server has another name. Start it with --allowed-host to give it this one.",
      log: "host \(host.oneLine) is not allowed")
  }

  static func monitorHost(_ host: String) -> Refusal {
    Refusal(
      403, "Ask by a number, or start the app with --allowed-host to give it this name.",
      log: "host \(host.oneLine) is not allowed")
  }

  static let foreignFrame = Refusal(
    403, "Only this server's pages may show the app in a frame.", log: "a frame of another site")

  static func origin(_ origin: String?) -> Refusal {
    Refusal(
      403, "Only this server's pages may connect.",
      log: origin.map { "origin \($0.oneLine) is not the host" } ?? "no origin")
  }
}
