import Meerkat

/// Where the user is in a maze, as one list: what lies on what, whichever flow it belongs to.
struct MazeModel {
  struct Entry: Hashable {
    /// The flow whose step it is, numbered in the order in which they came.
    let flow: Int
    let place: Maze.Place
    let style: NavigationStyle
    /// The flow that is its screen.
    let child: Int?
  }

  private(set) var entries = [Entry(flow: 0, place: .entrance, style: .push, child: nil)]

  /// The flow around each flow, by the place of its step in the list at the time of asking.
  private var lastFlow = 0

  /// The outcomes that should have arrived.
  private(set) var outcomes: [Int] = []

  /// The flows that are there, each before those in it.
  var flows: [Int] {
    var flows = [0]
    for entry in entries { if let child = entry.child { flows.append(child) } }
    return flows
  }

  var top: Entry { entries[entries.count - 1] }

  /// The journey that a flow should have.
  func journey(of flow: Int) -> [Journey<Maze.Place>.Step] {
    let root: [Journey<Maze.Place>.Step] = flow == 0 ? [] : [.push(.entrance)]
    return root + entries.filter { $0.flow == flow }.map { Journey.Step($0.place, style: $0.style) }
  }

  /// Carries out a command, if it is not refused.
  mutating func carryOut(_ command: MazeCommand, in flow: Int, number: Int) {
    switch command.deed {
    case .forward(let place, let style):
      forward(flow, place, style, number: number)
    case .back:
      if let last = own(flow).last { remove(last, of: flow) } else { leave(flow) }
    case .backToRoot:
      if let first = own(flow).first { remove(first, of: flow) }
    case .close:
      if let last = own(flow).last(where: isPresented) {
        remove(last, of: flow)
      } else if let step = entrance(of: flow), isPresented(step) {
        leave(flow)
      }
    case .closeAll:
      if let first = own(flow).first(where: isPresented) { remove(first, of: flow) }
    case .leave(let place):
      if let last = own(flow).last(where: { entries[$0].place == place }) { remove(last, of: flow) }
    case .finish:
      finish(flow, number: number)
    case .userBack:
      if entries.count > 1, top.style == .push { entries.removeLast() }
    case .userClose:
      userClose()
    }
  }

  private mutating func forward(
    _ flow: Int, _ place: Maze.Place, _ style: NavigationStyle, number: Int
  ) {
    let here = block(of: flow, from: nil)
    if let last = here.last, entries[last].style == .alert { return }
    if style != .push, isCovered(flow) { return }
    let end = (here.last ?? entrance(of: flow) ?? 0) + 1
    let isAtPlace = own(flow).last.map { $0 == end - 1 && entries[$0].place == place } ?? false
    if isAtPlace, entries[end - 1].style == style { return }
    var child: Int?
    if case .maze = place { child = number }
    entries.insert(Entry(flow: flow, place: place, style: style, child: child), at: end)
  }

  /// What a flow finished is taken away; a push goes alone, a presentation with all above it.
  private mutating func finish(_ flow: Int, number: Int) {
    guard let step = entrance(of: flow) else { return }
    outcomes.append(number)
    guard entries[step].style == .push else { return leave(flow) }
    for index in block(of: flow, from: nil).reversed() { entries.remove(at: index) }
    entries.remove(at: step)
  }

  private mutating func userClose() {
    guard let last = entries.indices.last(where: isPresented),
      entries[last].style != .fullScreenCover
    else { return }
    entries.removeSubrange(last...)
  }

  private mutating func leave(_ flow: Int) {
    if let step = entrance(of: flow) { entries.removeSubrange(step...) }
  }

  /// Takes away the steps of a flow from a place up, with the flows in them, and nothing else.
  private mutating func remove(_ first: Int, of flow: Int) {
    for index in block(of: flow, from: first).reversed() { entries.remove(at: index) }
  }

  /// The places of a flow's own steps but the root.
  private func own(_ flow: Int) -> [Int] {
    entries.indices.filter { $0 > 0 && entries[$0].flow == flow }
  }

  /// The places of a flow's steps, and of those of the flows in them.
  private func block(of flow: Int, from first: Int?) -> [Int] {
    var inside: Set<Int> = []
    return entries.indices.filter { index in
      let entry = entries[index]
      let isOwn = index > 0 && entry.flow == flow && index >= first ?? 0
      guard isOwn || inside.contains(entry.flow) else { return false }
      if let child = entry.child { inside.insert(child) }
      return true
    }
  }

  private func entrance(of flow: Int) -> Int? {
    entries.firstIndex { $0.child == flow }
  }

  private func isPresented(_ index: Int) -> Bool { entries[index].style != .push }

  /// Whether something lies above that belongs to a flow around it.
  private func isCovered(_ flow: Int) -> Bool {
    guard let step = entrance(of: flow) else { return false }
    let inside = [step] + block(of: flow, from: nil)
    return entries.indices.suffix(from: step).contains { !inside.contains($0) }
  }
}
