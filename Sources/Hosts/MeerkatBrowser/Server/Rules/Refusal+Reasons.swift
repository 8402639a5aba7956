extension Refusal {
  static let noHost = Refusal(
    status: 400, sentence: "The request does not say which host it is for.",
    reason: "no valid Host header")

  static let target = Refusal(
    status: 400, sentence: "The request is not for a path.", reason: "target is not a path")

  static let body = Refusal(
    status: 413, sentence: "Requests must not have a body.", reason: "request has a body")

  static let seen = Refusal(
    status: 400, sentence: "The number of the last update is not a number.",
    reason: "malformed number of the last update")

  static let noUpgrade = Refusal(
    status: 426, sentence: "This address is for the page's WebSocket.",
    reason: "socket's address without an upgrade")

  static let handshake = Refusal(
    status: 400, sentence: "The WebSocket handshake is malformed.",
    reason: "malformed WebSocket handshake")

  static let noSuchFile = Refusal(
    status: 404, sentence: "There is no such file.", reason: "no such file")

  static let prefetch = Refusal(
    status: 503, sentence: "A page here is an app, which starts only when the page is opened.",
    reason: "prefetch of a page")

  /// What the HTTP parser doesn't take.
  static func malformed(_ error: any Error) -> Refusal {
    Refusal(
      status: 400, sentence: "The request is malformed.", reason: "\(error)".oneLine)
  }

  static let tooManyFromAddress = Refusal(
    status: 429, sentence: "Too many pages are open from your network. Please close some.",
    reason: "an address has too many connected sessions")

  static let tooFast = Refusal(
    status: 429, sentence: "Too many pages were opened at once. Please try again in a minute.",
    reason: "an address opens too many pages")

  static let busy = Refusal(
    status: 503, sentence: "The app is very busy right now. Please try again in a minute.",
    reason: "those who are here wait too long already")

  static let tooLarge = Refusal(
    status: 503, sentence: "This page shows more than the server lets a page show.",
    reason: "a page is too large")

  static let full = Refusal(
    status: 503, sentence: "Too many people are here right now. Please try again in a minute.",
    reason: "all sessions are connected")

  static let ending = Refusal(
    status: 503, sentence: "The server is shutting down. Please try again in a moment.",
    reason: "the server ends")

  static func method(_ method: String) -> Refusal {
    Refusal(
      status: 405, sentence: "Only GET and HEAD are answered here.",
      reason: "method \(method.oneLine)")
  }

  static func host(_ host: String) -> Refusal {
    Refusal(
      status: 403,
      sentence: "This server has another name. Start it with --allowed-host to give it this one.",
      reason: "host \(host.oneLine) is not allowed")
  }

  static func monitorHost(_ host: String) -> Refusal {
    Refusal(
      status: 403,
      sentence: "Ask by a number, or start the app with --allowed-host to give it this name.",
      reason: "host \(host.oneLine) is not allowed")
  }

  static let foreignFrame = Refusal(
    status: 403, sentence: "Only this server's pages may show the app in a frame.",
    reason: "a frame of another site")

  static func origin(_ origin: String?) -> Refusal {
    Refusal(
      status: 403, sentence: "Only this server's pages may connect.",
      reason: origin.map { "origin \($0.oneLine) is not the host" } ?? "no origin")
  }
}
