import Logging

/// All sessions: the connected, the ones that may come back, and the ones to drop.
@MainActor
final class SessionTable {
  private(set) var visitors: [SessionToken: Visitor] = [:]
  private var parkings = 0
  let configuration: LiveServer.Configuration
  /// What keeps the sessions, where they are kept.
  let keeper: SessionKeeper?
  /// Sessions that are about to be taken over from another server.
  var claims: [SessionToken: Task<Visitor?, any Error>] = [:]
  /// Whether new sessions are refused.
  private(set) var isEnding = false
  private var freedMemory = FreedMemory()
  let scheduler: FairScheduler
  private let makeSession: @MainActor (LiveRequest) -> any LiveSession

  init(
    configuration: LiveServer.Configuration, scheduler: FairScheduler,
    makeSession: @escaping @MainActor (LiveRequest) -> any LiveSession
  ) {
    self.configuration = configuration
    self.scheduler = scheduler
    self.makeSession = makeSession
    keeper = configuration.store.map { SessionKeeper(store: $0, configuration: configuration) }
    keeper?.onRefusal = { [weak self] in self?.noteRefusal(of: $0, generation: $1) }
  }

  /// The document of a page: of the session that it resumes, or else of a new one.
  ///
  /// Another address in the tab of a session is another page, as everywhere on the web.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - known: The session that the page may resume.
  ///   - address: Where the page is opened from.
  /// - Returns: The page.
  /// - Throws: Why there is none.
  func page(
    for request: LiveRequest, resuming known: Visitor?, from address: ClientAddress
  ) throws(Refusal) -> LivePage {
    guard !isEnding else { throw .ending }
    if let known, visitors[known.token] === known, known.session.isShown(at: request) {
      let page = resume(known)
      if isWithinBudget(known, pageSize: page.document.utf8.count) { return page }
      // It begins anew.
    }
    let visitor = try add(
      .random(), for: request, from: address, waiting: configuration.connectionGrace)
    keeper?.noteChange(of: visitor)
    let page = LivePage(of: visitor, isResumed: false)
    guard isWithinBudget(visitor, pageSize: page.document.utf8.count) else { throw .tooLarge }
    return page
  }

  /// Connects a session to its page's socket.
  ///
  /// One that it has already is closed: the newer wins.
  ///
  /// Nothing is drawn for one that has gone meanwhile.
  func attach(_ socket: PageSocket, to visitor: Visitor?, lastSeen: Int) {
    guard let visitor, visitors[visitor.token] === visitor else {
      return socket.close(.unknownSession)
    }
    guard socket.isOpen else { return }
    guard !isEnding else { return socket.close(.goingAway) }
    takeOver(visitor)
    visitor.expiry?.cancel()
    visitor.malformedFrames = 0
    visitor.socket = socket
    visitor.wasConnected = true
    keeper?.noteChange(of: visitor)
    let send = { @Sendable [limit = configuration.maximumPageSize] (frame: String) in
      if frame.utf8.count <= limit { socket.send(frame) } else { socket.close(.tooLarge) }
    }
    takeTurn(of: visitor) { [self] in
      guard visitor.socket == socket else { return }
      visitor.isSending = true
      visitor.session.connect(send: send, lastSeen: lastSeen)
      _ = isWithinBudget(visitor)
    }
  }

  /// Hands a frame to the session, unless its socket is no longer the session's.
  func receive(_ frame: String, for token: SessionToken?, from socket: PageSocket) {
    // What is not acknowledged, the page does again elsewhere.
    guard !isEnding, let visitor = visitor(of: token, on: socket) else { return }
    keeper?.noteChange(of: visitor)
    takeTurn(of: visitor) { [self] in
      guard visitor.socket == socket else { return }
      // What was done before the page went is done, but not drawn.
      if !socket.isOpen { stopSending(visitor) }
      do {
        try visitor.session.receive(frame)
      } catch {
        refuse(error, of: visitor, on: socket)
      }
      _ = isWithinBudget(visitor)
    }
  }

  /// Parks the session of a socket that is gone.
  func detach(_ socket: PageSocket, from token: SessionToken?) {
    guard let visitor = visitor(of: token, on: socket) else { return }
    visitor.socket = nil
    stopSending(visitor)
    park(visitor, for: configuration.reconnectionGrace)
  }

  /// Hands all sessions over to the store, and ends them.
  func endAll() async {
    isEnding = true
    await handOver()
    for visitor in Array(visitors.values) {
      visitor.socket?.close(.goingAway)
      drop(visitor)
    }
  }
}

extension SessionTable {
  /// The address that a session shows.
  func address(of token: SessionToken?) -> String {
    token.flatMap { visitors[$0] }?.session.shownAddress ?? "/"
  }

  /// Has a session do something: at once, unless servers have ended while it did.
  private func takeTurn(of visitor: Visitor, _ work: @escaping @MainActor () -> Void) {
    guard let keeper else { return work() }
    keeper.takeTurn(of: visitor, work)
  }

  private func visitor(of token: SessionToken?, on socket: PageSocket) -> Visitor? {
    token.flatMap { visitors[$0] }.flatMap { $0.socket == socket ? $0 : nil }
  }

  /// The page that asks is a newer one than the page that may still be connected.
  private func resume(_ visitor: Visitor) -> LivePage {
    takeOver(visitor)
    park(visitor, for: configuration.reconnectionGrace)
    return LivePage(of: visitor, isResumed: true)
  }

  /// Ends a session that shows more than one may: the next page is a new one.
  private func isWithinBudget(_ visitor: Visitor, pageSize: Int = 0) -> Bool {
    let count = visitor.session.elementCount
    guard count > configuration.maximumElements || pageSize > configuration.maximumPageSize else {
      return true
    }
    configuration.logger.warning(
      "Ended a session that is too large: \(count) elements, a page of \(pageSize) bytes")
    visitor.socket?.close(.tooLarge)
    visitor.socket = nil
    keeper?.giveUp(visitor)
    drop(visitor)
    return false
  }

  private func takeOver(_ visitor: Visitor) {
    guard let socket = visitor.socket else { return }
    visitor.socket = nil
    socket.close(.takenOver)
    stopSending(visitor)
  }

  private func stopSending(_ visitor: Visitor) {
    guard visitor.isSending else { return }
    visitor.isSending = false
    visitor.session.disconnect()
  }

  private func refuse(_ error: any Error, of visitor: Visitor, on socket: PageSocket) {
    visitor.malformedFrames += 1
    configuration.logger.warning("Refused a frame: \("\(error)".oneLine)")
    if visitor.malformedFrames > configuration.maximumMalformedFrames {
      socket.close(.tooMalformed)
      detach(socket, from: visitor.token)
    }
  }

  /// Starts waiting for a page, and drops the session when none comes.
  private func park(_ visitor: Visitor, for grace: Duration) {
    parkings += 1
    visitor.parkedAt = parkings
    visitor.expiry?.cancel()
    let (clock, scheduler, parking) = (configuration.clock, scheduler, parkings)
    let owner = FairScheduler.Owner(address: visitor.address, token: visitor.token)
    visitor.expiry = Task { [weak self, weak visitor] in
      do { try await clock.sleep(for: grace) } catch { return }
      // Letting go of much takes time, too.
      scheduler.take(
        for: owner, as: { .init(work: .ending, page: visitor?.session.shownAddress ?? "/") }
      ) { [weak self, weak visitor] in
        guard let visitor else { return }
        self?.expire(visitor, parking)
      }
    }
  }

  /// Drops a session, unless its page came back meanwhile.
  private func expire(_ visitor: Visitor, _ parking: Int) {
    guard visitor.socket == nil, visitor.parkedAt == parking, visitors[visitor.token] === visitor
    else { return }
    drop(visitor)
  }

  /// Finds the session that makes room for one more: of the address that keeps the most, the one that
  /// was left longest ago.
  ///
  /// A client that opens many pages loses its own before others lose theirs.
  ///
  /// - Parameter address: Where the new session is opened from.
  /// - Returns: The session that has to go; nil where there is room.
  /// - Throws: Where there is no room, and none to be made.
  func visitorToDrop(for address: ClientAddress) throws(Refusal) -> Visitor? {
    let own = visitors.values.count { $0.address == address }
    if own >= configuration.sessionsPerAddress {
      guard let oldest = oldestParked(of: address) else { throw .tooManyFromAddress }
      return oldest
    }
    guard visitors.count >= configuration.maximumSessions else { return nil }
    let parked = Dictionary(grouping: visitors.values.filter { $0.socket == nil }, by: \.address)
    // Of several that keep as many, the one with the oldest.
    let greediest = parked.max {
      ($0.value.count, -Self.age(of: $0.value)) < ($1.value.count, -Self.age(of: $1.value))
    }
    guard let greediest, let oldest = oldestParked(of: greediest.key) else { throw .full }
    return oldest
  }

  private static func age(of visitors: [Visitor]) -> Int { visitors.map(\.parkedAt).min() ?? 0 }

  private func oldestParked(of address: ClientAddress) -> Visitor? {
    visitors.values.filter { $0.socket == nil && $0.address == address }
      .min { $0.parkedAt < $1.parkedAt }
  }

  /// Makes a session, and waits for its page.
  func add(
    _ token: SessionToken, for request: LiveRequest, from address: ClientAddress,
    waiting grace: Duration
  ) throws(Refusal) -> Visitor {
    if let oldest = try visitorToDrop(for: address) {
      configuration.logger.warning("Dropped the oldest parked session: there are too many")
      drop(oldest)
    }
    let visitor = Visitor(
      token: token, session: makeSession(request), address: address,
      generation: request.generation)
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
    freedMemory.add()
  }
}

/// The page that the server responds with.
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
