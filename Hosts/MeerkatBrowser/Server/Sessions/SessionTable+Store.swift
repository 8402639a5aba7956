import Logging

/// Saving sessions in a store that other servers share.
extension SessionTable {
  /// The reason why a session that ends its servers can't be had.
  struct GivenUp: Error {}

  /// The session with a token: one that is here, or that is taken over from another server.
  ///
  /// `lastSeen` is the number that the page gave as the last it has seen, 0 if it gave none.
  ///
  /// - Throws: When the store can't be asked, and the session isn't here as the page knows it.
  func find(
    _ token: SessionToken?, from address: ClientAddress, lastSeen: Int = 0
  ) async throws -> SessionEntry? {
    guard let token else { return nil }
    guard let keeper else { return entries[token] }
    // One after the other: each asks for a generation of its own.
    let last = claims[token]
    let claim = Task {
      _ = try? await last?.value
      return try await self.claim(token, from: address, lastSeen, keeper)
    }
    claims[token] = claim
    defer { if claims[token] == claim { claims[token] = nil } }
    return try await claim.value
  }

  /// The same for a page, which gets a new session where there is none to be had.
  func findForPage(_ token: SessionToken?, from address: ClientAddress) async -> SessionEntry? {
    do {
      return try await find(token, from: address)
    } catch {
      configuration.logger.error("A session can't be looked for: \(error)")
      return nil
    }
  }

  private func claim(
    _ token: SessionToken, from address: ClientAddress, _ lastSeen: Int, _ keeper: SessionKeeper
  ) async throws -> SessionEntry? {
    // Nobody has had it in the meantime: there is nothing to ask.
    if let entry = entries[token], entry.isInStep(with: lastSeen) { return entry }
    if entries[token] == nil { _ = try entryToDrop(for: address) }
    let record: SessionRecord?
    do {
      record = try await keeper.load(token)
    } catch {
      // A session that is here goes on without a store, unless its page has been with another
      // server in the meantime.
      if let entry = entries[token], lastSeen == 0 { return entry }
      configuration.logger.error("A session can't be looked for: \(error)")
      throw error
    }
    if let entry = entries[token] {
      if entry.isNewest(record, lastSeen) {
        keeper.noteChange(of: entry)
        return entry
      }
      // Another server has had it in the meantime.
      giveUp(entry)
    }
    guard let record else { return nil }
    return try await restore(record, of: token, from: address, keeper)
  }

  private func restore(
    _ record: SessionRecord, of token: SessionToken, from address: ClientAddress,
    _ keeper: SessionKeeper
  ) async throws -> SessionEntry? {
    guard record.trials <= SessionKeeper.maximumTrials else {
      configuration.logger.error(
        "Gave a session up: \(record.trials) servers have ended while they were busy with it")
      await keeper.giveUp(record.key)
      throw GivenUp()
    }
    guard let kept = KeptSession(record.data) else {
      configuration.logger.warning(
        "A session was kept in a form that this version can't read: it begins anew")
      return nil
    }
    var request = kept.request
    request.generation = record.generation
    let entry = try await keeper.restore(record) { [self, request] in
      guard !isEnding else { throw Refusal.ending }
      return try scheduler.measure(.init(work: .restoring, page: request.target)) {
        () throws(Refusal) in
        try add(token, for: request, from: address, waiting: configuration.reconnectionGrace)
      }
    }
    entry.wasConnected = true
    keeper.noteChange(of: entry)
    return entry
  }

  /// Also saves a session when it changes by itself.
  func watch(_ entry: SessionEntry) {
    entry.session.onChange = { [weak keeper, weak entry] in
      if let entry { keeper?.noteChange(of: entry) }
    }
  }

  /// Saves new sessions before their pages are answered: their sockets may reach another server.
  ///
  /// Where that fails, the page is answered all the same: it may well come back here.
  func keepNewSessions() async {
    guard let keeper else { return }
    do { try await keeper.saveIfReachable() } catch {
      configuration.logger.error("A new session is not kept: \(error)")
    }
  }

  /// Drops a session that another server has taken over.
  ///
  /// This one takes it over too, where a page comes back: then it is saved again with its new generation.
  func noteRefusal(of token: SessionToken, generation: Int) {
    guard claims[token] == nil, let entry = entries[token], entry.generation == generation
    else { return }
    giveUp(entry)
  }

  private func giveUp(_ entry: SessionEntry) {
    keeper?.forget(entry)
    entry.socket?.close(.goingAway)
    entry.socket = nil
    drop(entry)
  }

  /// Saves everything before the server ends.
  func handOver() async {
    guard let keeper else { return }
    do {
      for entry in entries.values { keeper.noteChange(of: entry) }
      try await keeper.save()
    } catch {
      configuration.logger.error("Sessions are not handed over: \(error)")
    }
  }
}

extension SessionEntry {
  /// Whether the page that says what it has seen last has been nowhere else in the meantime.
  fileprivate func isInStep(with lastSeen: Int) -> Bool {
    lastSeen > 0 && session.hasSent(lastSeen)
  }

  /// Whether the session is as new as its record, which this server has just taken over.
  ///
  /// A record that is older was put back from a backup, or is in a database that lags behind.
  fileprivate func isNewest(_ record: SessionRecord?, _ lastSeen: Int) -> Bool {
    guard let record else { return true }
    guard record.generation == generation + 1 else {
      return record.generation <= generation && lastSeen == 0
    }
    generation = record.generation
    return true
  }
}
