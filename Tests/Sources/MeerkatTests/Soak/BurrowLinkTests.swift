import Meerkat
import MeerkatTesting
import PropertySupport
import Testing

/// Links into deep flows, into tabs that aren't selected and into columns, past guards that refuse,
/// ask or answer later: the user arrives exactly where the link leads, or nothing changes.
@MainActor
struct BurrowLinkTests {
  @Test("A link arrives, or changes nothing", arguments: 1...8 as ClosedRange<UInt64>)
  func arrives(seed: UInt64) async {
    let report = await check(
      "a link arrives, or changes nothing", count: 25, seed: seed,
      generate: { random in
        (0..<Int.random(in: 2...16, using: &random)).map { _ in BurrowVisit.random(&random) }
      },
      property: { await Self.failure(of: $0) })
    if report.failure != nil { Issue.record("\(report)") }
  }

  private static func failure(of visits: [BurrowVisit]) async -> String? {
    let colony = Colony()
    let root = Burrow("root", colony: colony)
    // With and without a host.
    let app = visits.count.isMultiple(of: 2) ? try? Driver(FlowView(root)) : nil
    var failure: String?
    for visit in visits where failure == nil {
      failure = await visit.failure(in: root)
      _ = app?.screenText
    }
    await colony.end()
    return failure
  }
}

/// Something that the user does in a colony, or a link that is opened there.
private enum BurrowVisit: CustomStringConvertible {
  /// A flow goes to a room, which is presented or pushed.
  case room(Int, flow: Int, style: NavigationStyle)
  case select(Burrow.Side, flow: Int)
  case look(at: Int, flow: Int)
  /// A link is opened while a guard answers something; a question is answered with yes or no.
  case open(String, Guard?, says: Bool)

  /// The guard that is asked: of the next place that is entered, or of a place of a flow.
  struct Guard {
    let lock: Colony.Lock
    let leaving: (flow: Int, step: Int)?
  }

  var description: String {
    switch self {
    case .room(let number, let flow, let style): "flow \(flow): \(style) room \(number)"
    case .select(let side, let flow): "flow \(flow): selects \(side)"
    case .look(let column, let flow): "flow \(flow): looks at column \(column)"
    case .open(let link, let asked, let says):
      "opens \(link), \(asked.map { "\($0.lock), " } ?? "")\(says ? "yes" : "no")"
    }
  }

  static func random(_ random: inout SplitMix64) -> BurrowVisit {
    let flow = Int.random(in: 0..<8, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return .room(
        Int.random(in: 90..<92, using: &random), flow: flow,
        style: random.pick([.push, .sheet, .inspector]))
    case 1: return .select(random.pick([.left, .right]), flow: flow)
    case 2: return .look(at: Int.random(in: 0..<3, using: &random), flow: flow)
    default:
      let path = Self.path(from: 1, &random)
      let lock = random.pick([nil, .refuse, .ask, .later] as [Colony.Lock?])
      let leaving =
        random.oneIn(2) ? (flow: flow, step: Int.random(in: 0..<4, using: &random)) : nil
      return .open(
        path.isEmpty ? "/" : path, lock.map { Guard(lock: $0, leaving: leaving) },
        says: !random.oneIn(3))
    }
  }

  /// The part of a link for one flow and the flows in it.
  ///
  /// Each level has numbers of its own, of which links share some, so that some flows stay.
  private static func path(from level: Int, _ random: inout SplitMix64) -> String {
    let number = 10 * level + Int.random(in: 0..<2, using: &random)
    guard level < 5 else { return "/room/\(number)" }
    func rest() -> String { path(from: level + 1, &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ""
    case 6: return "/three/\(number)" + rest()
    case 1: return "/room/\(number)" + rest()
    case 2, 3: return "/burrow/\(number)" + rest()
    case 4: return "/tabs/\(number)/right" + rest()
    case 5: return "/tabs/\(number)/left/room/\(number)" + rest()
    default: return "/columns/\(number)" + rest()
    }
  }

  /// Carries it out, and says what is not as it should be.
  @MainActor
  func failure(in root: Burrow) async -> String? {
    let flows = root.colony.alive.filter { $0.outermost === root }
    func flow(_ number: Int) -> Burrow { flows[number % flows.count] }
    switch self {
    case .room(let number, let place, let style):
      flow(place).go(.forward(to: .room(number), style: style))
    case .select(let side, let place): _ = try? flow(place).sides.select(side)
    case .look(let column, let place):
      flow(place).showsDetail = column == 2
      flow(place).column = [.sidebar, .content, .detail][column]
      flow(place).visibility = [.all, .doubleColumn, .detailOnly][column]
    case .open(let link, let asked, let says):
      if let leaving = asked?.leaving {
        let burrow = flow(leaving.flow)
        let step = burrow.journey.steps[leaving.step % burrow.journey.steps.count]
        root.colony.leaving[burrow.sign(of: step.destination)] = asked?.lock
      } else {
        root.colony.entering = asked?.lock
      }
      defer { (root.colony.leaving, root.colony.entering) = ([:], nil) }
      return await open(link, in: root, asked?.lock, says: says)
    }
    return nil
  }

  @MainActor
  private func open(
    _ link: String, in root: Burrow, _ lock: Colony.Lock?, says: Bool
  ) async -> String? {
    let before = state(of: root)
    var isAllowed = true
    switch root.open(link) {
    case .success(.arrived): break
    case .success(.undecided):
      if state(of: root) != before { return "\(link) led somewhere before the answer" }
      await answer(says, in: root)
      isAllowed = says
    case .success(let arrival): return "\(link) is \(arrival)"
    case .failure(.refused(.forbidden)) where lock == .refuse: isAllowed = false
    case .failure(let error): return "\(link) is refused: \(error)"
    }
    if !isAllowed {
      return state(of: root) == before ? nil : "\(link) led somewhere without leave"
    }
    return root.link == link ? nil : "\(link) leads to \(root.link ?? "-"):\n\(root.outline)"
  }

  /// Answers all guards that ask or wait, one after the other.
  @MainActor
  private func answer(_ says: Bool, in root: Burrow) async {
    for _ in 1...5 {
      if says { root.pendingQuestion?.confirm() } else { root.pendingQuestion?.decline() }
      await root.colony.settle()
      root.colony.answerLater(says ? .allow : .refuse)
      await root.colony.settle()
    }
  }

  /// Where the user is, and where the flows are that have gone anywhere.
  @MainActor
  private func state(of root: Burrow) -> [String] {
    let lines = root.outline.split(separator: "\n").filter { !$0.hasSuffix(" [entrance]") }
    return [root.link ?? "-"] + lines.map(String.init)
  }
}
