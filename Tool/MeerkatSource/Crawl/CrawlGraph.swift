import MeerkatDeeds

/// The screens that a crawler has seen, how it got from one to another, and what is left to try.
struct CrawlGraph {
  /// A screen, as far as what can be done on it is concerned; a number for each.
  typealias State = Int

  /// Something to do on a screen, and where it leads.
  struct Step {
    let choice: Sight.Choice
    let end: State
  }

  /// A way to something that is worth a try.
  struct Route {
    let steps: [Step]
    let end: State
    let choice: Sight.Choice
  }

  private struct Screen {
    let place: String
    var choices: [Sight.Choice] = []
    /// For each choice, what it is one of.
    var kinds: [Int] = []
    /// The choices that were not tried, by their positions.
    var untried: [Int] = []
    var positions: [String: Int] = [:]
    /// Where choices lead, and by which deed: the same one elsewhere if the app has changed.
    var leads: [Int: [(to: State, deed: String)]] = [:]
  }

  private var states: [String: State] = [:]
  private var screens: [Screen] = []
  private var kinds: [String: Int] = [:]
  /// How often in a row each kind has led to nothing new.
  private var disappointments: [Int] = []
  /// Where each kind has led.
  private var known: Set<String> = []

  /// After how many disappointments nothing more of a kind is tried.
  private static let limit = 3

  var count: Int { screens.count }

  /// Notes a screen.
  ///
  /// - Returns: Its number, and whether there is something to do that wasn't there before.
  mutating func see(_ sight: Sight) -> (state: State, hasNew: Bool) {
    // Without a flow, the title alone tells where the user is.
    let places = sight.places.map { "\($0.flow).\($0.destination)" }.joined(separator: "/")
    let place = "\(places.isEmpty ? sight.title ?? "" : places) \(sight.layers)"
    let key = "\(place) \(sight.controls)"
    let state = states[key] ?? screens.count
    if state == screens.count {
      states[key] = state
      screens.append(Screen(place: place))
    }
    var hasNew = false
    for choice in sight.choices where screens[state].positions[choice.id] == nil {
      hasNew = add(choice, to: state) || hasNew
    }
    if sight.canWait, screens[state].positions[Sight.wait.id] == nil { add(Sight.wait, to: state) }
    return (state, hasNew)
  }

  /// Adds something to do.
  ///
  /// - Returns: Whether nothing of its kind was there before.
  @discardableResult
  mutating func add(_ choice: Sight.Choice, to state: State) -> Bool {
    let name = "\(screens[state].place) \(choice.group)"
    let kind = kinds[name] ?? disappointments.count
    let isNew = kind == disappointments.count
    if isNew {
      kinds[name] = kind
      disappointments.append(0)
    }
    let position = screens[state].choices.count
    screens[state].positions[choice.id] = position
    screens[state].choices.append(choice)
    screens[state].kinds.append(kind)
    screens[state].untried.append(position)
    return isNew
  }

  /// Notes where something has led, and whether that is worth more of the same kind.
  mutating func note(
    _ choice: Sight.Choice, _ deed: String, from state: State, to end: State, hasNew: Bool
  ) {
    guard let position = screens[state].positions[choice.id] else { return }
    let leads = screens[state].leads[position, default: []]
    if !leads.contains(where: { $0.to == end }) {
      screens[state].leads[position] = leads + [(end, deed)]
    }
    let kind = screens[state].kinds[position]
    let isNew = known.insert("\(kind) \(screens[end].place)").inserted
    disappointments[kind] = isNew || hasNew ? 0 : disappointments[kind] + 1
  }

  /// Notes that something is tried, so that it isn't again.
  mutating func didTry(_ choice: Sight.Choice, at state: State) {
    let position = screens[state].positions[choice.id]
    screens[state].untried.removeAll { $0 == position }
  }

  /// Notes that something can't be done any more, or must not be: what is of its kind is tried once
  /// more.
  mutating func forget(_ choice: Sight.Choice, at state: State) {
    guard let position = screens[state].positions[choice.id] else { return }
    didTry(choice, at: state)
    screens[state].leads[position] = nil
    let kind = screens[state].kinds[position]
    disappointments[kind] = max(Self.limit - 1, disappointments[kind] + 1)
  }

  /// Finds what is worth a try.
  ///
  /// - Parameters:
  ///   - start: Where to begin.
  ///   - isReachable: Whether a way to a state is worth it.
  /// - Returns: The shortest way to what has disappointed least; nil if there is nothing.
  func nearest(from start: State, where isReachable: (State) -> Bool) -> Route? {
    var best: (level: Int, state: State, position: Int)?
    let before = search(from: start) { state in
      guard isReachable(state) else { return false }
      for position in screens[state].untried {
        let count = disappointments[screens[state].kinds[position]]
        guard count < Self.limit else { continue }
        // What changes the app for all other screens comes after what leads to them.
        let level = 2 * count + (screens[state].choices[position].isChange ? 1 : 0)
        if level < best?.level ?? .max { best = (level, state, position) }
      }
      return best?.level == 0
    }
    return best.map {
      Route(
        steps: steps(to: $0.state, before), end: $0.state,
        choice: screens[$0.state].choices[$0.position])
    }
  }

  /// The shortest way from one state to another.
  func route(from start: State, to end: State) -> [Step]? {
    let before = search(from: start) { $0 == end }
    return start == end || before[end] != nil ? steps(to: end, before) : nil
  }

  /// The shortest way, as deeds.
  func deeds(from start: State, to end: State) -> [String]? {
    var state = start
    return route(from: start, to: end)?.map { step in
      defer { state = step.end }
      let leads = screens[state].positions[step.choice.id].flatMap { screens[state].leads[$0] }
      return leads?.first { $0.to == step.end }?.deed ?? ""
    }
  }

  /// Visits states by their distance, until told to stop.
  ///
  /// - Returns: For each, from where and by what it was found.
  private func search(
    from start: State, until isEnough: (State) -> Bool
  ) -> [State: (from: State, position: Int)] {
    var before: [State: (from: State, position: Int)] = [:]
    var (queue, next) = ([start], 0)
    while next < queue.count {
      let state = queue[next]
      next += 1
      if isEnough(state) { break }
      for (position, leads) in screens[state].leads.sorted(by: { $0.key < $1.key }) {
        for lead in leads where lead.to != start && before[lead.to] == nil {
          before[lead.to] = (state, position)
          queue.append(lead.to)
        }
      }
    }
    return before
  }

  private func steps(to end: State, _ before: [State: (from: State, position: Int)]) -> [Step] {
    var (steps, state) = ([Step](), end)
    while let step = before[state] {
      steps.append(Step(choice: screens[step.from].choices[step.position], end: state))
      state = step.from
    }
    return steps.reversed()
  }
}
