import Synchronization

/// Gives out turns on the main actor in fair order: first by address, then by session.
///
/// The requests of one session are carried out in order.
final class Turns: Sendable {
  /// The session and address that need a turn.
  struct Owner: Hashable, Sendable {
    var address: ClientAddress
    /// The session; nil for what belongs to none yet.
    var token: SessionToken?
  }

  fileprivate typealias Work = @MainActor @Sendable () -> Void

  /// The waiting requests of one owner.
  fileprivate struct Lane {
    var works: [Work] = []
    /// How many of them are done; they are taken out together.
    var done = 0
    /// Since when the first of the others waits.
    var waitsSince: Duration
  }

  fileprivate struct State {
    var lanes: [Owner: Lane] = [:]
    var addresses = FairOrder<ClientAddress>()
    var owners: [ClientAddress: FairOrder<Owner>] = [:]
    var isRunning = false
    /// The average wait before recent turns.
    var delay = Duration.zero
  }

  private let state = Mutex(State())
  private let maximumDelay: Duration
  private let elapsed: @Sendable () -> Duration

  /// How long turns follow each other before others get to use the main actor.
  private static let slice = Duration.milliseconds(2)

  init(configuration: LiveServer.Configuration) {
    maximumDelay = configuration.maximumDelay
    elapsed = configuration.clock.stopwatch()
  }

  /// Whether existing sessions already wait so long that no new ones should be accepted.
  var isOverloaded: Bool {
    state.withLock { !$0.lanes.isEmpty && $0.delay > maximumDelay }
  }

  /// Schedules a piece of work for its owner's turn.
  func take(for owner: Owner, _ work: @escaping @MainActor @Sendable () -> Void) {
    let now = elapsed()
    let isIdle = state.withLock { state in
      state.add(work, for: owner, at: now)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isIdle { Task { @MainActor in await run() } }
  }

  @MainActor private func run() async {
    var sliceStart = elapsed()
    while let (owner, work) = state.withLock({ $0.next(at: sliceStart) }) {
      let start = elapsed()
      work()
      let end = elapsed()
      state.withLock { $0.finish(owner, from: start, to: end) }
      if end - sliceStart > Self.slice {
        await Task.yield()
        sliceStart = elapsed()
      }
    }
  }
}

extension Turns.State {
  fileprivate mutating func add(
    _ work: @escaping @MainActor @Sendable () -> Void, for owner: Turns.Owner, at now: Duration
  ) {
    lanes[owner, default: Turns.Lane(waitsSince: now)].works.append(work)
    owners[owner.address, default: FairOrder()].wait(owner)
    addresses.wait(owner.address)
  }

  /// The next piece of work; nil if there is none, which ends the run.
  fileprivate mutating func next(at now: Duration) -> (Turns.Owner, Turns.Work)? {
    guard let address = addresses.next(), let owner = owners[address]?.next(),
      let lane = lanes[owner]
    else {
      isRunning = false
      return nil
    }
    delay += (max(now - lane.waitsSince, .zero) - delay) / 16
    return (owner, lane.works[lane.done])
  }

  /// Charges a turn to its owner, and removes an owner without further work.
  fileprivate mutating func finish(_ owner: Turns.Owner, from start: Duration, to end: Duration) {
    let address = owner.address
    addresses.charge(end - start, to: address)
    owners[address]?.charge(end - start, to: owner)
    lanes[owner]?.finishFirst(at: end)
    guard lanes[owner]?.works.isEmpty == true else { return }
    lanes[owner] = nil
    owners[address]?.leave(owner)
    guard owners[address]?.isEmpty == true else { return }
    owners[address] = nil
    addresses.leave(address)
  }
}

extension Turns.Lane {
  fileprivate mutating func finishFirst(at now: Duration) {
    done += 1
    waitsSince = now
    guard done == works.count || done > 64 else { return }
    works.removeFirst(done)
    done = 0
  }
}
