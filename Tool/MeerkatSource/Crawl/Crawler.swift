package import MeerkatDeeds

/// Uses an app as somebody would who tries everything, and writes down what is there.
///
/// It goes on with what it knows least about, and of several such things with the nearest one. What
/// has led to nothing new some times in a row is tried no more, nor are things of the same kind, such
/// as the other rows of a list. So it comes to an end, and the same app gives the same result.
package struct Crawler<App: CrawledApp> {
  /// When a crawler stops although there is more to try.
  package struct Limits: Sendable {
    package var actions = 3_000
    package var screens = 1_000
    package var time = Duration.seconds(120)

    package init() {}
  }

  private let app: App
  private let values: SampleValues
  private let limits: Limits
  /// Addresses to open where nothing on a screen leads to their destinations.
  private var addresses: [(place: Sight.Place, address: String)]

  private var graph = CrawlGraph()
  private var crawl = Crawl()
  private var seen: [Sight.Place: (state: Int, title: String?, address: String?)] = [:]
  private var order: [Sight.Place] = []
  private var moves: Set<Sight.Move> = []
  private var now = 0
  /// What can be done on the screen.
  private var shown: [Sight.Choice] = []
  /// What was done since the app has begun, and where that led.
  private var history: [(choice: Sight.Choice, deed: String, end: Int)] = []
  /// Where the app begins.
  private var start = 0
  /// How often the way to a screen led elsewhere.
  private var detours: [Int: Int] = [:]

  /// Creates a crawler.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - addresses: The addresses of destinations, which are opened where nothing else leads there.
  ///   - values: What is typed into fields.
  ///   - limits: When to stop.
  package init(
    _ app: App, addresses: [(place: Sight.Place, address: String)] = [],
    values: SampleValues = SampleValues(), limits: Limits = Limits()
  ) {
    (self.app, self.addresses, self.values, self.limits) = (app, addresses, values, limits)
  }

  /// Crawls until there is nothing left to try, or a limit is reached.
  package mutating func run() async throws -> Crawl {
    let end = ContinuousClock.now + limits.time
    try await begin()
    do { try await goOn(until: end) } catch CrawlError.hasEnded(let reason) {
      // It doesn't begin any more, or not each time.
      let deeds = ["# The app is started once more."]
      crawl.crashes.append(Crawl.Crash(reason: reason, deeds: deeds, isRepeatable: false))
    }
    crawl.screens = graph.count
    crawl.visits = order.map { place in
      let last = seen[place]
      return Crawl.Visit(
        flow: place.flow, destination: place.destination, title: last?.title,
        address: last?.address,
        deeds: last.flatMap { graph.deeds(from: start, to: $0.state) } ?? [])
    }
    return crawl
  }

  private mutating func goOn(until end: ContinuousClock.Instant) async throws {
    while crawl.actions < limits.actions, graph.count < limits.screens, .now < end {
      if let route = nextRoute(from: now) {
        try await follow(route)
      } else if now != start, nextRoute(from: start) != nil {
        try await begin()
      } else if let address = nextAddress() {
        graph.add(Sight.Choice(id: "open \(address)", group: "open \(address)"), to: now)
      } else {
        crawl.isComplete = true
        return
      }
    }
  }

  private mutating func begin() async throws {
    let sight = try await app.begin()
    history = []
    now = graph.see(sight).state
    start = now
    try await note(sight)
  }

  /// The way to the nearest of what is worth a try.
  private func nextRoute(from state: Int) -> CrawlGraph.Route? {
    graph.nearest(from: state) { detours[$0, default: 0] < 3 }
  }

  private mutating func nextAddress() -> String? {
    while !addresses.isEmpty {
      let next = addresses.removeFirst()
      if seen[next.place] == nil { return next.address }
    }
    return nil
  }

  /// Goes a way, and does what is at its end.
  private mutating func follow(_ route: CrawlGraph.Route) async throws {
    var hasArrived = try await go(route.steps)
    if !hasArrived {
      // What was done before has changed where the way leads.
      try await begin()
      if let steps = graph.route(from: now, to: route.end) { hasArrived = try await go(steps) }
    }
    guard hasArrived else { return detours[route.end, default: 0] += 1 }
    graph.didTry(route.choice, at: route.end)
    _ = try await take(route.choice)
  }

  private mutating func go(_ steps: [CrawlGraph.Step]) async throws -> Bool {
    for step in steps { guard try await take(step.choice), now == step.end else { return false } }
    return true
  }

  /// Does something on the screen.
  ///
  /// - Returns: Whether that could be done.
  private mutating func take(_ choice: Sight.Choice) async throws -> Bool {
    let state = now
    crawl.actions += 1
    do {
      try await perform(choice)
      return true
    } catch CrawlError.isUnable {
      graph.forget(choice, at: state)
      return false
    } catch CrawlError.hasEnded(let reason) {
      graph.forget(choice, at: state)
      let way = history
      do { try await didCrash(reason, after: choice, at: state) } catch {
        // The app doesn't start any more: how it has crashed is known all the same.
        if !crawl.crashes.contains(where: { $0.reason == reason }) {
          note(reason, after: choice, on: way)
        }
        throw error
      }
      return false
    }
  }

  private mutating func perform(_ planned: Sight.Choice) async throws {
    let state = now
    let choice = shown(planned)
    let sight = try await app.take(choice.id, typing: text(for: choice))
    let (end, hasNew) = graph.see(sight)
    now = end
    history.append((choice, sight.deed ?? "", end))
    graph.note(choice, sight.deed ?? "", from: state, to: end, hasNew: hasNew)
    try await note(sight)
  }

  /// What a choice is today: a row has another label, perhaps, and then the first one of its list does.
  private func shown(_ planned: Sight.Choice) -> Sight.Choice {
    shown.contains(planned) ? planned : shown.first { $0.group == planned.group } ?? planned
  }

  private func text(for choice: Sight.Choice) -> String? { choice.field.map(values.text) }

  /// Writes down what is seen.
  private mutating func note(_ sight: Sight) async throws {
    shown = sight.choices
    for move in sight.moves where moves.insert(move).inserted { crawl.moves.append(move) }
    // Without a flow, the title is all that is known; without a title, what it is shown in.
    let untitled = (["Untitled"] + sight.layers.split(separator: " ").dropFirst(2))
      .joined(separator: " ")
    let untold = [Sight.Place(flow: "", destination: sight.title ?? untitled)]
    for place in sight.places.isEmpty ? untold : sight.places where seen[place] == nil {
      seen[place] = (now, sight.title, sight.address)
      order.append(place)
      try await app.didReach(place)
    }
  }

  /// Finds a short way to a crash, and goes on with an app that begins anew.
  private mutating func didCrash(
    _ reason: String, after choice: Sight.Choice, at state: Int
  ) async throws {
    // What was done may matter, and not only the screen: then the way is that of the crawler.
    let whole = history
    let last = whole.lastIndex { $0.end == start }.map { Array(whole[($0 + 1)...]) }
    let ways = [
      graph.route(from: start, to: state)?.map(\.choice), last?.map(\.choice),
      whole.map(\.choice),
    ].compactMap { $0 }
    for (index, way) in ways.enumerated() where index == 0 || way != ways[index - 1] {
      guard let deeds = try await crash(way, choice) else { continue }
      let crash = Crawl.Crash(reason: reason, deeds: deeds, isRepeatable: true)
      if !crawl.crashes.contains(crash) { crawl.crashes.append(crash) }
      return try await begin()
    }
    note(reason, after: choice, on: whole)
    try await begin()
  }

  /// Writes down a crash that was seen once.
  private mutating func note(
    _ reason: String, after choice: Sight.Choice,
    on way: [(choice: Sight.Choice, deed: String, end: Int)]
  ) {
    let deeds = way.map(\.deed) + ["# \(choice.id)"]
    crawl.crashes.append(Crawl.Crash(reason: reason, deeds: deeds, isRepeatable: false))
  }

  /// Tries whether something makes an app crash that begins anew.
  ///
  /// - Returns: What was done, with the deed that the app doesn't survive; nil if it does.
  private mutating func crash(
    _ way: [Sight.Choice], _ choice: Sight.Choice
  ) async throws -> [String]? {
    try await begin()
    for planned in way + [choice] {
      let next = shown(planned)
      var deed = "# \(next.id)"
      do {
        // What comes of waiting has no name before.
        if next != Sight.wait {
          deed = try await app.deed(for: next.id, typing: text(for: next))
        }
        try await perform(next)
      } catch CrawlError.isUnable {
        return nil
      } catch CrawlError.hasEnded {
        return history.map(\.deed) + [deed]
      }
    }
    return nil
  }
}
