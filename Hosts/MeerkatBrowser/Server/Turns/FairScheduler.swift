import Synchronization

/// Gives out turns on the main actor in fair order: first by address, then by session.
///
/// The requests of one session are carried out in order.
final class FairScheduler: Sendable {
  /// The session and address that need a turn.
  struct Owner: Hashable, Sendable {
    var address: ClientAddress
    /// The session; nil for what belongs to none yet.
    var token: SessionToken?
  }

  fileprivate struct Work {
    let name: @MainActor @Sendable () -> Watchdog.Turn
    let body: @MainActor @Sendable () -> Void
  }

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
    /// When the turn began that is not over yet.
    var turnStart: Duration?
    /// How long the turns of the last seconds took on average, with the wait before them.
    var delay = Duration.zero
    /// When the last turn was over.
    var lastEnd = Duration.zero
  }

  /// What measures the turns.
  let watchdog: Watchdog

  private let state = Mutex(State())
  private let maximumDelay: Duration
  private let elapsed: @Sendable () -> Duration

  /// How long turns follow each other before others get to use the main actor.
  private static let slice = Duration.milliseconds(2)

  /// How far back the average delay reaches.
  fileprivate static let memory = Duration.seconds(5)

  init(configuration: LiveServer.Configuration) {
    watchdog = Watchdog(configuration: configuration)
    maximumDelay = configuration.maximumDelay
    elapsed = configuration.clock.stopwatch()
  }

  /// Whether existing sessions already wait so long that no new ones should be accepted.
  var isOverloaded: Bool {
    let now = elapsed()
    return state.withLock { state in
      let turn = state.turnStart.map { now - $0 } ?? .zero
      return !state.lanes.isEmpty && max(state.delay, turn) > maximumDelay
    }
  }

  /// Schedules a piece of work for its owner's turn.
  ///
  /// - Parameters:
  ///   - owner: The session that is charged for it.
  ///   - name: What it is, in case that it takes long.
  ///   - body: The work.
  func take(
    for owner: Owner, as name: @escaping @MainActor @Sendable () -> Watchdog.Turn,
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    let now = elapsed()
    let work = Work(name: name, body: body)
    let isIdle = state.withLock { state in
      state.add(work, for: owner, at: now)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isIdle { Task { @MainActor in await run() } }
  }

  /// Does something that is nobody's turn, and measures it like one.
  @MainActor
  func measure<Result, Failure>(
    _ turn: Watchdog.Turn, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = elapsed()
    defer { watchdog.note(turn, lasting: elapsed() - start) }
    return try body()
  }

  @MainActor private func run() async {
    var sliceStart = elapsed()
    while let (owner, work) = state.withLock({ $0.next() }) {
      let start = elapsed()
      state.withLock { $0.turnStart = start }
      measure(work.name(), work.body)
      let end = elapsed()
      state.withLock { $0.finish(owner, from: start, to: end) }
      if end - sliceStart > Self.slice {
        await Task.yield()
        sliceStart = elapsed()
      }
    }
  }
}

extension FairScheduler.State {
  fileprivate mutating func add(
    _ work: FairScheduler.Work, for owner: FairScheduler.Owner, at now: Duration
  ) {
    lanes[owner, default: FairScheduler.Lane(waitsSince: now)].works.append(work)
    owners[owner.address, default: FairOrder()].wait(owner)
    addresses.wait(owner.address)
  }

  /// The next piece of work; nil if there is none, which ends the run.
  fileprivate mutating func next() -> (FairScheduler.Owner, FairScheduler.Work)? {
    guard let address = addresses.next(), let owner = owners[address]?.next(),
      let lane = lanes[owner]
    else {
      isRunning = false
      return nil
    }
    return (owner, lane.works[lane.done])
  }

  /// A turn counts for the time since the last one: many short ones don't make up for a long one.
  private mutating func noteDelay(of owner: FairScheduler.Owner, to end: Duration) {
    let share = min((end - lastEnd) / FairScheduler.memory, 1)
    delay += (end - (lanes[owner]?.waitsSince ?? end) - delay) * share
    (turnStart, lastEnd) = (nil, end)
  }

  /// Charges a turn to its owner, and removes an owner without further work.
  fileprivate mutating func finish(
    _ owner: FairScheduler.Owner, from start: Duration, to end: Duration
  ) {
    let address = owner.address
    noteDelay(of: owner, to: end)
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

extension FairScheduler.Lane {
  fileprivate mutating func finishFirst(at now: Duration) {
    done += 1
    waitsSince = now
    guard done == works.count || done > 64 else { return }
    works.removeFirst(done)
    done = 0
  }
}

/// Determines whose turn it is: the waiting one that has used the least so far.
///
/// One that was away doesn't return with more credit than those that have waited, and is still
/// charged for its recent use.
struct FairOrder<Key: Hashable> {
  private var used: [Key: Duration] = [:]
  private var waiting: [Key: Int] = [:]
  private var arrivals = 0
  /// What the last one to be chosen had used.
  private var floor = Duration.zero

  /// Whether nothing is waiting.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds a key to the waiting ones, behind those that have used as much.
  mutating func wait(_ key: Key) {
    guard waiting[key] == nil else { return }
    arrivals += 1
    waiting[key] = arrivals
    used[key] = max(used[key] ?? .zero, floor)
  }

  /// Chooses the next one, who goes on waiting until told otherwise.
  ///
  /// - Complexity: O(*n*), where *n* is the number of waiting keys.
  mutating func next() -> Key? {
    guard let key = waiting.min(by: { rank($0) < rank($1) })?.key else { return nil }
    floor = used[key] ?? floor
    return key
  }

  private func rank(_ entry: (key: Key, value: Int)) -> (Duration, Int) {
    (used[entry.key] ?? .zero, entry.value)
  }

  /// Charges a key for its use, and moves it behind those that have used as much.
  mutating func charge(_ amount: Duration, to key: Key) {
    used[key, default: floor] += amount
    guard waiting[key] != nil else { return }
    arrivals += 1
    waiting[key] = arrivals
  }

  /// Removes a key that needs no more turns.
  mutating func leave(_ key: Key) {
    waiting[key] = nil
    guard used.count > 2 * waiting.count + 64 else { return }
    // Up to the floor everybody is taken for the same.
    used = used.filter { waiting[$0.key] != nil || $0.value > floor }
  }
}
