import Logging

/// All sessions: the connected, the ones that may come back, and the ones to drop.
@MainActor
final class SessionTable {
  private(set) var entries: [SessionToken: SessionEntry] = [:]
  private var parkings = 0
  let configuration: LiveServer.Configuration
  /// What keeps the sessions, where they are kept.
  let keeper: SessionKeeper?
  /// Sessions that are about to be taken over from another server.
  var claims: [SessionToken: Task<SessionEntry?, any Error>] = [:]
  /// Whether new sessions are refused.
  private(set) var isEnding = false
  private var freedMemory = FreedMemory()
  let scheduler: FairScheduler
  private let makeSession: @MainActor (LiveRequest) -> any LiveSession

  init(
    configuration: LiveServer.Configuration, scheduler: FairScheduler,
    makeSession: @escaping @MainActor (LiveRequest) -> any LiveSession
  ) {
    (self.configuration, self.scheduler, self.makeSession) = (configuration, scheduler, makeSession)
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
    for request: LiveRequest, resuming known: SessionEntry?, from address: ClientAddress
  ) throws(Refusal) -> LivePage {
    guard !isEnding else { throw .ending }
    if let known, entries[known.token] === known, known.session.isShown(at: request) {
      let page = resume(known)
      if isWithinBudget(known, pageSize: page.document.utf8.count) { return page }
      // It begins anew.
    }
    let entry = try add(
      .random(), for: request, from: address, waiting: configuration.connectionGrace)
    keeper?.noteChange(of: entry)
    let page = LivePage(of: entry, isResumed: false)
    guard isWithinBudget(entry, pageSize: page.document.utf8.count) else { throw .tooLarge }
    return page
  }

  /// Connects a session to its page's socket.
  ///
  /// One that it has already is closed: the newer wins.
  ///
  /// Nothing is drawn for one that has gone meanwhile.
  func attach(_ socket: PageSocket, to entry: SessionEntry?, lastSeen: Int) {
    guard let entry, entries[entry.token] === entry else {
      return socket.close(.unknownSession)
    }
    guard socket.isOpen else { return }
    guard !isEnding else { return socket.close(.goingAway) }
    takeOver(entry)
    entry.expiry?.cancel()
    entry.malformedFrames = 0
    entry.socket = socket
    entry.wasConnected = true
    keeper?.noteChange(of: entry)
    let send = { @Sendable [limit = configuration.maximumPageSize] (frame: String) in
      if frame.utf8.count <= limit { socket.send(frame) } else { socket.close(.tooLarge) }
    }
    takeTurn(of: entry) { [self] in
      guard entry.socket == socket else { return }
      entry.isSending = true
      entry.session.connect(send: send, lastSeen: lastSeen)
      _ = isWithinBudget(entry)
    }
  }

  /// Hands a frame to the session, unless its socket is no longer the session's.
  func receive(_ frame: String, for token: SessionToken?, from socket: PageSocket) {
    // What is not acknowledged, the page does again elsewhere.
    guard !isEnding, let entry = entry(of: token, on: socket) else { return }
    keeper?.noteChange(of: entry)
    takeTurn(of: entry) { [self] in
      guard entry.socket == socket else { return }
      // What was done before the page went is done, but not drawn.
      if !socket.isOpen { stopSending(entry) }
      do {
        try entry.session.receive(frame)
      } catch {
        refuse(error, of: entry, on: socket)
      }
      _ = isWithinBudget(entry)
    }
  }

  /// Parks the session of a socket that is gone.
  func detach(_ socket: PageSocket, from token: SessionToken?) {
    guard let entry = entry(of: token, on: socket) else { return }
    entry.socket = nil
    stopSending(entry)
    park(entry, for: configuration.reconnectionGrace)
  }

  /// Hands all sessions over to the store, and ends them.
  func endAll() async {
    isEnding = true
    await handOver()
    for entry in Array(entries.values) {
      entry.socket?.close(.goingAway)
      drop(entry)
    }
  }
}

extension SessionTable {
  /// The address that a session shows.
  func address(of token: SessionToken?) -> String {
    token.flatMap { entries[$0] }?.session.shownAddress ?? "/"
  }

  /// Has a session do something: at once, unless servers have ended while it did.
  private func takeTurn(of entry: SessionEntry, _ work: @escaping @MainActor () -> Void) {
    guard let keeper else { return work() }
    keeper.takeTurn(of: entry, work)
  }

  private func entry(of token: SessionToken?, on socket: PageSocket) -> SessionEntry? {
    token.flatMap { entries[$0] }.flatMap { $0.socket == socket ? $0 : nil }
  }

  /// The page that asks is a newer one than the page that may still be connected.
  private func resume(_ entry: SessionEntry) -> LivePage {
    takeOver(entry)
    park(entry, for: configuration.reconnectionGrace)
    return LivePage(of: entry, isResumed: true)
  }

  /// Ends a session that shows more than one may: the next page is a new one.
  private func isWithinBudget(_ entry: SessionEntry, pageSize: Int = 0) -> Bool {
    let count = entry.session.elementCount
    guard count > configuration.maximumElements || pageSize > configuration.maximumPageSize else {
      return true
    }
    configuration.logger.warning(
      "Ended a session that is too large: \(count) elements, a page of \(pageSize) bytes")
    entry.socket?.close(.tooLarge)
    entry.socket = nil
    keeper?.giveUp(entry)
    drop(entry)
    return false
  }

  private func takeOver(_ entry: SessionEntry) {
    guard let socket = entry.socket else { return }
    entry.socket = nil
    socket.close(.takenOver)
    stopSending(entry)
  }

  private func stopSending(_ entry: SessionEntry) {
    guard entry.isSending else { return }
    entry.isSending = false
    entry.session.disconnect()
  }

  private func refuse(_ error: any Error, of entry: SessionEntry, on socket: PageSocket) {
    entry.malformedFrames += 1
    configuration.logger.warning("Refused a frame: \("\(error)".oneLine)")
    if entry.malformedFrames > configuration.maximumMalformedFrames {
      socket.close(.tooMalformed)
      detach(socket, from: entry.token)
    }
  }

  /// Starts waiting for a page, and drops the session when none comes.
  private func park(_ entry: SessionEntry, for grace: Duration) {
    parkings += 1
    entry.parkedAt = parkings
    entry.expiry?.cancel()
    let (clock, scheduler, parking) = (configuration.clock, scheduler, parkings)
    let owner = FairScheduler.Owner(address: entry.address, token: entry.token)
    entry.expiry = Task { [weak self, weak entry] in
      do { try await clock.sleep(for: grace) } catch { return }
      // Letting go of much takes time, too.
      scheduler.take(
        for: owner, as: { .init(work: .ending, page: entry?.session.shownAddress ?? "/") }
      ) { [weak self, weak entry] in
        guard let entry else { return }
        self?.expire(entry, parking)
      }
    }
  }

  /// Drops a session, unless its page came back meanwhile.
  private func expire(_ entry: SessionEntry, _ parking: Int) {
    guard entry.socket == nil, entry.parkedAt == parking, entries[entry.token] === entry
    else { return }
    drop(entry)
  }

  /// Finds the session that makes room for one more: of the address that keeps the most, the one that
  /// was left longest ago.
  ///
  /// A client that opens many pages loses its own before others lose theirs.
  ///
  /// - Parameter address: Where the new session is opened from.
  /// - Returns: The session that has to go; nil where there is room.
  /// - Throws: Where there is no room, and none to be made.
  func entryToDrop(for address: ClientAddress) throws(Refusal) -> SessionEntry? {
    let own = entries.values.count { $0.address == address }
    if own >= configuration.sessionsPerAddress {
      guard let oldest = oldestParked(of: address) else { throw .tooManyFromAddress }
      return oldest
    }
    guard entries.count >= configuration.maximumSessions else { return nil }
    let parked = Dictionary(grouping: entries.values.filter { $0.socket == nil }, by: \.address)
    // Of several that keep as many, the one with the oldest.
    let greediest = parked.max {
      ($0.value.count, -Self.age(of: $0.value)) < ($1.value.count, -Self.age(of: $1.value))
    }
    guard let greediest, let oldest = oldestParked(of: greediest.key) else { throw .full }
    return oldest
  }

  private static func age(of entries: [SessionEntry]) -> Int { entries.map(\.parkedAt).min() ?? 0 }

  private func oldestParked(of address: ClientAddress) -> SessionEntry? {
    entries.values.filter { $0.socket == nil && $0.address == address }
      .min { $0.parkedAt < $1.parkedAt }
  }

  /// Makes a session, and waits for its page.
  func add(
    _ token: SessionToken, for request: LiveRequest, from address: ClientAddress,
    waiting grace: Duration
  ) throws(Refusal) -> SessionEntry {
    if let oldest = try entryToDrop(for: address) {
      configuration.logger.warning("Dropped the oldest parked session: there are too many")
      drop(oldest)
    }
    let entry = SessionEntry(
      token: token, session: makeSession(request), address: address,
      generation: request.generation)
    entries[token] = entry
    watch(entry)
    park(entry, for: grace)
    return entry
  }

  func drop(_ entry: SessionEntry) {
    keeper?.noteEnd(of: entry)
    entry.expiry?.cancel()
    entries[entry.token] = nil
    entry.session.end()
    freedMemory.add()
  }
}

/// The page that the server responds with.
struct LivePage: Sendable {
  let document: String

  /// Whether the page says that there is nothing at its address.
  let isNotFound: Bool

  @MainActor
  fileprivate init(of entry: SessionEntry, isResumed: Bool) {
    document = entry.session.document(token: entry.token.text, isResumed: isResumed)
    isNotFound = entry.session.isNotFound
  }
}
