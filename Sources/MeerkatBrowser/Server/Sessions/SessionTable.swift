import Logging

/// All sessions: who is there, who may come back, and who is dropped.
@MainActor
final class SessionTable {
  private(set) var visitors: [SessionToken: Visitor] = [:]
  private var parkings = 0
  let configuration: LiveServer.Configuration
  /// What keeps the sessions, where they are kept.
  let keeper: SessionKeeper?
  /// Who is about to be taken over from another server.
  var claims: [SessionToken: Task<Visitor?, any Error>] = [:]
  /// Whether nobody is let in any more.
  private(set) var isEnding = false
  private let makeSession: @MainActor (LiveRequest) -> any LiveSession

  init(
    configuration: LiveServer.Configuration,
    makeSession: @escaping @MainActor (LiveRequest) -> any LiveSession
  ) {
    self.configuration = configuration
    self.makeSession = makeSession
    keeper = configuration.store.map { SessionKeeper(store: $0, configuration: configuration) }
    keeper?.onRefusal = { [weak self] in self?.noteRefusal(of: $0, generation: $1) }
  }

  /// The document of a page: of the session that it resumes, or else of a new one.
  ///
  /// Another address in the tab of a session is another page, as everywhere on the web.
  func page(for request: LiveRequest, resuming token: SessionToken?) async throws(Refusal)
    -> LivePage
  {
    guard !isEnding else { throw .ending }
    if let visitor = await findForPage(token), visitor.session.isShown(at: request) {
      return resume(visitor)
    }
    let visitor = try add(.random(), for: request, waiting: configuration.connectionGrace)
    let page = LivePage(of: visitor, isResumed: false)
    // The page's socket may reach another server.
    await keepAtOnce(visitor)
    return page
  }

  /// Gives a session its page's socket.
  ///
  /// One that it has already is closed: the newer wins.
  func attach(_ link: Link, to token: SessionToken?, lastSeen: Int) async {
    let visitor: Visitor?
    do { visitor = try await find(token) } catch { return link.close(.unavailable) }
    guard let visitor else { return link.close(.unknownSession) }
    // Its end may have been told while the session was looked for.
    guard link.isActive else { return }
    guard !isEnding else { return link.close(.goingAway) }
    takeOver(visitor)
    visitor.expiry?.cancel()
    visitor.malformedFrames = 0
    visitor.link = link
    visitor.wasConnected = true
    keeper?.noteChange(of: visitor)
    visitor.session.connect(send: { link.send($0) }, lastSeen: lastSeen)
  }

  /// Hands a frame to the session, unless its socket is no longer the session's.
  func receive(_ frame: String, for token: SessionToken?, from link: Link) {
    // What is not acknowledged, the page does again elsewhere.
    guard !isEnding, let visitor = visitor(of: token, on: link) else { return }
    keeper?.noteChange(of: visitor)
    do {
      try visitor.session.receive(frame)
    } catch {
      refuse(error, of: visitor, on: link)
    }
  }

  /// Parks the session of a socket that is gone.
  func detach(_ link: Link, from token: SessionToken?) {
    guard let visitor = visitor(of: token, on: link) else { return }
    visitor.link = nil
    visitor.session.disconnect()
    park(visitor, for: configuration.reconnectionGrace)
  }

  /// Hands all sessions over to the store, and ends them.
  func endAll() async {
    isEnding = true
    await handOver()
    for visitor in Array(visitors.values) {
      visitor.link?.close(.goingAway)
      drop(visitor)
    }
  }
}

extension SessionTable {
  private func visitor(of token: SessionToken?, on link: Link) -> Visitor? {
    token.flatMap { visitors[$0] }.flatMap { $0.link == link ? $0 : nil }
  }

  /// The page that asks is a newer one than the page that may still be connected.
  private func resume(_ visitor: Visitor) -> LivePage {
    takeOver(visitor)
    park(visitor, for: configuration.reconnectionGrace)
    return LivePage(of: visitor, isResumed: true)
  }

  private func takeOver(_ visitor: Visitor) {
    guard let link = visitor.link else { return }
    visitor.link = nil
    link.close(.takenOver)
    visitor.session.disconnect()
  }

  private func refuse(_ error: any Error, of visitor: Visitor, on link: Link) {
    visitor.malformedFrames += 1
    configuration.logger.warning("Refused a frame: \("\(error)".oneLine)")
    if visitor.malformedFrames > configuration.maximumMalformedFrames {
      link.close(.tooMalformed)
      detach(link, from: visitor.token)
    }
  }

  /// Starts waiting for a page, and drops the session when none comes.
  private func park(_ visitor: Visitor, for grace: Duration) {
    parkings += 1
    visitor.parkedAt = parkings
    visitor.expiry?.cancel()
    let clock = configuration.clock
    visitor.expiry = Task { [weak self, weak visitor] in
      do { try await clock.sleep(for: grace) } catch { return }
      // A cancellation may come between the end of the sleep and this line.
      guard !Task.isCancelled, let visitor else { return }
      self?.drop(visitor)
    }
  }

  /// Makes room for one more session: whoever was left longest ago goes first.
  private func makeRoom() throws(Refusal) {
    guard visitors.count >= configuration.maximumSessions else { return }
    let parked = visitors.values.filter { $0.link == nil }
    guard let oldest = parked.min(by: { $0.parkedAt < $1.parkedAt }) else { throw .full }
    configuration.logger.warning("Dropped the oldest parked session: there are too many")
    drop(oldest)
  }

  /// Makes a session, and waits for its page.
  func add(
    _ token: SessionToken, for request: LiveRequest, waiting grace: Duration, generation: Int = 0
  ) throws(Refusal) -> Visitor {
    try makeRoom()
    let visitor = Visitor(token: token, session: makeSession(request), generation: generation)
    visitors[token] = visitor
    watch(visitor)
    park(visitor, for: grace)
    return visitor
  }

  func drop(_ visitor: Visitor) {
    keeper?.noteEnd(of: visitor)
    visitor.expiry?.cancel()
    visitors[visitor.token] = nil
    visitor.session.end()
  }
}

/// A page that is answered with.
struct LivePage: Sendable {
  let document: String

  /// Whether the page says that there is nothing at its address.
  let isNotFound: Bool

  @MainActor
  fileprivate init(of visitor: Visitor, isResumed: Bool) {
    document = visitor.session.document(token: visitor.token.text, isResumed: isResumed)
    isNotFound = visitor.session.isNotFound
  }
}
