import NIOHTTP1

/// Decides where a request leads, from its head and the scheme that a proxy has seen.
struct RequestRules: Sendable {
  private let allowedHosts: Set<String>
  private let assets: Set<String>
  private let monitorNames: Set<String>
  private let isInspected: Bool

  /// The path of the socket.
  static let livePath = "/~/live"

  /// The names under which a browser on this machine reaches it.
  private static let ownNames = ["127.0.0.1", "localhost", "::1"]

  init(configuration: LiveServer.Configuration, assets: Set<String>) {
    let host = configuration.host
    let configured = [host] + configuration.allowedHosts
    allowedHosts = Self.names(Self.ownNames + configured)
    monitorNames = Self.names(
      Self.ownNames + configuration.allowedHosts + [configuration.monitor?.host ?? host])
    self.assets = assets
    isInspected = configuration.isInspected
  }

  /// Where the request leads.
  ///
  /// The name in `Host` comes first: a page of another name must not learn anything from the rest.
  ///
  /// - Parameters:
  ///   - head: What was requested.
  ///   - scheme: The scheme by which the browser reached the server, where that is known.
  /// - Returns: Where it leads.
  /// - Throws: Why it is not answered.
  func route(_ head: HTTPRequestHead, scheme: String?) throws(Refusal) -> Route {
    let host = try allowedHost(of: head)
    guard head.method == .GET || head.method == .HEAD else {
      throw .method(head.method.rawValue)
    }
    guard head.uri.hasPrefix("/") else { throw .target }
    guard !head.hasBody else { throw .body }
    var request = LiveRequest(
      target: head.uri, host: head.headers.first(name: "host"),
      languages: LiveRequest.languages(accepted: head.headers["accept-language"]),
      isNarrow: head.isFromPhone)
    if isInspected, request.path == Inspector.panelPath {
      request.isNarrow = request.value(of: "width") == "narrow"
    }
    if request.path == Self.livePath {
      return try live(request, head, host: host, scheme: scheme)
    }
    if assets.contains(request.path) {
      return .asset(path: request.path, knownVersions: head.knownVersions)
    }
    let isFramed = isInspected && head.destination == "iframe"
    // Only our own page has frames.
    guard !isFramed || head.isFromHere else { throw .foreignFrame }
    let isInspector =
      isFramed && [Inspector.panelPath, Inspector.momentPath].contains(request.path)
    guard isInspector || !request.path.hasPrefix("/~/"),
      isFramed || head.opensPage(at: request.path)
    else { throw .noSuchFile }
    // Only the head is requested, so no app is started.
    if head.method == .HEAD { return .pageHead }
    guard !head.isPrefetch else { throw .prefetch }
    if isInspected, head.destination == "document" { return .frames(request) }
    let cookie = ResumeCookie.value(in: head.headers["cookie"])
    return .page(request, resume: cookie.flatMap(SessionToken.init), hasCookie: cookie != nil)
  }

  private static func names(_ names: [String]) -> Set<String> {
    Set(names.map { ($0.contains(":") && !$0.hasPrefix("[") ? "[\($0)]" : $0).lowercased() })
  }

  /// Why a request on the monitor's port isn't answered; nil where it is.
  ///
  /// A number is always an allowed host, since only a name can be made to point here by others.
  func reasonToRefuseMonitoring(_ head: HTTPRequestHead) -> Refusal? {
    let hosts = head.headers["host"]
    guard hosts.count == 1, let authority = Authority(hosts[0]) else { return .noHost }
    guard ClientAddress(authority.host) != nil || monitorNames.contains(authority.host) else {
      return .monitorHost(authority.host)
    }
    guard head.method == .GET || head.method == .HEAD else { return .method(head.method.rawValue) }
    return nil
  }

  /// Refuses names that are not ours: a page of an attacker's name that points at this machine.
  private func allowedHost(of head: HTTPRequestHead) throws(Refusal) -> Authority {
    let hosts = head.headers["host"]
    guard hosts.count == 1, let authority = Authority(hosts[0]) else { throw .noHost }
    guard allowedHosts.contains(authority.host) else { throw .host(authority.host) }
    return authority
  }

  /// Lets a socket in when the page that opens it is ours.
  private func live(
    _ request: LiveRequest, _ head: HTTPRequestHead, host: Authority, scheme: String?
  ) throws(Refusal) -> Route {
    let origins = head.headers["origin"]
    guard origins.count == 1, let origin = Authority.ofOrigin(origins[0]),
      scheme == nil || origin.scheme == scheme,
      origin.authority.isSame(as: host, defaultPort: origin.defaultPort)
    else { throw .origin(origins.first) }
    guard head.headers.contains(name: "upgrade") else { throw .noUpgrade }
    guard let lastSeen = Int(request.value(of: "seen") ?? "0"), lastSeen >= 0 else { throw .seen }
    return .live(token: LiveProtocol.token(in: head), lastSeen: lastSeen)
  }
}

extension HTTPRequestHead {
  /// Whether a body follows; nothing here takes one.
  fileprivate var hasBody: Bool {
    headers.contains(name: "transfer-encoding")
      || headers["content-length"].contains { Int($0) != 0 }
  }

  /// The versions of a file that the browser has, without quotes.
  fileprivate var knownVersions: [String] {
    headers[canonicalForm: "if-none-match"].map { version in
      String(version.drop { $0 == "W" || $0 == "/" }).filter { $0 != "\"" }
    }
  }

  /// What the browser wants the answer for, if it says so.
  fileprivate var destination: String? { headers.first(name: "sec-fetch-dest") }

  /// Whether a browser says that it is one of a phone: new ones in a header of its own, all others in
  /// their name.
  fileprivate var isFromPhone: Bool {
    if let answer = headers.first(name: "sec-ch-ua-mobile") { return answer == "?1" }
    return headers.first(name: "user-agent")?.contains("Mobi") == true
  }

  /// Whether a page of this server asks.
  fileprivate var isFromHere: Bool { headers.first(name: "sec-fetch-site") == "same-origin" }

  /// Whether the browser opens a page.
  ///
  /// Pictures, scripts and the icons that browsers ask for unbidden must not start an app; a client
  /// that does not say what it wants gets a page, unless the path has the name of a file.
  fileprivate func opensPage(at path: String) -> Bool {
    guard path != "/favicon.ico" else { return false }
    if let destination { return destination == "document" }
    return acceptsPage || !path.namesFile
  }

  /// Whether the browser prefetches the page, which may never be shown.
  fileprivate var isPrefetch: Bool {
    (headers["sec-purpose"] + headers["purpose"]).contains { $0.contains("prefetch") }
  }

  private var acceptsPage: Bool {
    headers["accept"].contains { $0.lowercased().contains("text/html") }
  }
}

extension String {
  /// Whether the last part of a path ends like the name of a file, such as `robots.txt`.
  fileprivate var namesFile: Bool {
    let name = split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last else { return false }
    return (1...5).contains(ending.count) && ending.contains { $0.isLetter }
  }
}
