import Foundation
import Meerkat
import MeerkatFlowTesting
import MeerkatTesting
import MeerkatViews

/// One run of commands in a colony, and what has to hold after each.
@MainActor
final class BurrowRun {
  let colony = Colony()
  private var root: Burrow?
  private var apps: [Driver]

  /// Hosts of flows that were shown before they were placed in another one.
  private var hostsApart: [(app: Driver, flow: Burrow)] = []

  /// Whether a host has ended whose flows may be kept until whoever waits was told.
  private var isUnsettled = false
  private var archive: Data?
  private var link: String?
  private var journey: Journey<Burrow.Place>?

  /// After how many commands everything is looked at: what is looked at is brought up to date.
  private let pause: Int

  /// The outline when everything was looked at last.
  private var outline = ""

  /// The places that were there after the last command, by their signs.
  private var places: Set<String> = []

  /// The places of flows that only a view keeps, and of the flows in these.
  private var loosePlaces: Set<String> = []

  /// Whether places may have come back that were there before.
  private var hasReturned = false

  /// Whether a journey was shuffled since everything was looked at.
  private var hasMoved = false

  /// Questions that went, though only a flow did that a view keeps.
  private var lostQuestions: [String] = []

  /// Begins a run of commands: on no, one or two screens, where everything is looked at often or
  /// rarely.
  init(of commands: [BurrowCommand]) throws {
    let root = Burrow("root", colony: colony)
    self.root = root
    pause = [1, 10, 4][commands.count / 3 % 3]
    apps = try (0..<commands.count % 3).map { _ in try Driver(FlowView(root)) }
    // What Apple's systems leave open is another thing in each run.
    let whims = Whims(rawValue: commands.reduce(0) { $0 + $1.number } % 32)
    for app in apps {
      app.runtime.transitionsTakeTime = commands.count / 9 % 2 == 1
      app.runtime.whims = whims
    }
    places = [root.sign(of: .entrance)]
  }

  /// Carries a command out, and says what is not as it should be.
  func carryOut(_ command: BurrowCommand, index: Int) async throws -> String? {
    guard let root else { return nil }
    try await perform(command, of: root, index: index)
    if isUnsettled {
      await colony.settle()
      (isUnsettled, colony.isCancelling) = (false, false)
    }
    hasMoved = hasMoved || command.verb == .shuffle
    guard index.isMultiple(of: pause) else { return nil }
    defer {
      hasMoved = false
      outline = root.outline
    }
    return check(after: command, in: root).map {
      "\($0)\nbefore:\n\(outline)\nnow:\n\(root.outline)"
    }
  }

  private func perform(
    _ command: BurrowCommand, of root: Burrow, index: Int
  ) async throws {
    // Not those that the tree has, which would make the screens to find them.
    let flows = colony.alive
    let burrow = flows[command.flow % flows.count]
    switch command.verb {
    case .userBack:
      if let app = apps.first { try? app.back() } else { try? hostless(root).back() }
    case .userClose:
      if let app = apps.last { try? app.close() } else { try? hostless(root).close() }
    case .press:
      if let app = apps.last { try? app.tap("On") } else { try? hostless(root).press("On") }
    case .swipeHalfway: apps.first?.topScreen?.swipeHalfway()
    case .rest: for app in apps { app.runtime.endTransitions() }
    case .hold:
      let held = Burrow("held \(index)", colony: colony)
      colony.held.append(held)
      if command.number.isMultiple(of: 3) {
        hostsApart.append((try Driver(FlowView(held)), held))
      }
    case .drop: if !colony.held.isEmpty { colony.held.removeFirst() }
    case .endHost: endHost()
    case .keepJourney: journey = root.journey
    case .assign:
      guard let journey else { return }
      hasReturned = true
      root.reset(to: journey)
    case .confirm: root.pendingQuestion?.confirm()
    case .decline: root.pendingQuestion?.decline()
    case .answerYes: await answer(.allow)
    case .answerNo: await answer(.refuse)
    case .cancel: await colony.cancel(command.number)
    case .unlock: colony.leaving = [:]
    case .guardEntry: colony.entering = command.lock
    case .callback: colony.callback = callback(command, index: index)
    case .screenCallback:
      let callback = callback(command, index: index)
      colony.screenCallback = { [colony] burrow in
        callback(burrow)
        colony.owe(burrow)
      }
      guard command.number.isMultiple(of: 2) else { return }
      // Its screens are made anew, outside of any navigation.
      burrow.changes += 1
      _ = root.outline
      colony.overtake(burrow)
    case .keepArchive:
      // A screen that is made to be saved must not go elsewhere meanwhile.
      colony.screenCallback = nil
      // What the user has closed on screen is told when it has gone.
      for app in apps { app.runtime.endTransitions() }
      archive = try root.archive()
    case .restore:
      guard let archive else { return }
      hasReturned = true
      _ = root.restore(from: archive)
    case .keepLink:
      colony.screenCallback = nil
      for app in apps { app.runtime.endTransitions() }
      link = root.link
    case .open:
      guard let link else { return }
      hasReturned = true
      _ = root.open(link)
    case .changeNests:
      let asked = root.pendingQuestion
      let nesting = flows.first { $0.journey.steps.contains { $0.destination.isNests } }
      command.perform(by: nesting ?? burrow, index: index)
      for app in apps { _ = app.elements }
      guard let asked, asked != root.pendingQuestion else { return }
      let title = String(localized: asked.question.title)
      let asker = flows.first { title.hasPrefix("\($0.name): ") }
      if let asker, !asker.isLoose { lostQuestions.append(title) }
    case .settle, .present, .push:
      command.perform(by: burrow, index: index)
      await colony.settle()
    default: command.perform(by: burrow, index: index)
    }
  }

  /// The user of flows that nothing shows.
  private func hostless(_ root: Burrow) -> FlowDriver<Burrow> {
    // What is made to be looked at must not go elsewhere meanwhile.
    colony.screenCallback = nil
    return FlowDriver(root)
  }

  private func endHost() {
    guard !apps.isEmpty else { return }
    // What somebody waits for ends with the last one.
    colony.isCancelling = apps.count == 1
    apps.removeFirst().end()
    isUnsettled = true
  }

  private func answer(_ permission: Permission<Burrow.Place>) async {
    await colony.settle()
    colony.answerLater(permission)
    await colony.settle()
  }

  /// What the next callback does: one of the things that a flow does itself.
  private func callback(_ command: BurrowCommand, index: Int) -> @MainActor (Burrow) -> Void {
    let verbs: [BurrowCommand.Verb] = [
      .room, .sheet, .burrow, .back, .backToRoot, .close, .remove, .finish, .leave, .selectTab,
      .tabs, .backFrom, .reconsider, .several, .endHost,
    ]
    let next = BurrowCommand(
      verb: verbs[command.number % verbs.count], flow: 0, number: command.number / 2)
    // A screen can't end the host that draws it.
    let endsHost = next.verb == .endHost && command.verb == .callback
    return { [weak self] burrow in
      if endsHost { self?.endHost() } else { next.perform(by: burrow, index: index) }
    }
  }

  /// Ends the run, and says who is left.
  func end() async -> String? {
    await colony.end()
    for app in apps + hostsApart.map(\.app) { app.end() }
    (apps, hostsApart, root) = ([], [], nil)
    await colony.end()
    await turns { colony.alive.isEmpty && colony.answers.allSatisfy { $0 > 0 } }
    let left = colony.alive.map(\.name)
    if !left.isEmpty { return "\(left) are left at the end" }
    let unanswered = colony.answers.indices.filter { colony.answers[$0] != 1 }
    return unanswered.isEmpty ? nil : "\(unanswered) wait for ever"
  }
}

extension Driver {
  /// The screen of a stack that a user sees.
  fileprivate var topScreen: ScreenElement? {
    var top: ScreenElement?
    func look(in element: Element) {
      if let screen = element as? ScreenElement, screen.isTop { top = screen }
      for child in element.children { look(in: child) }
    }
    look(in: runtime.window)
    return top
  }
}

extension BurrowRun {
  /// The flow and all flows in it, each before those in it.
  private func flows(in burrow: Burrow) -> [Burrow] {
    let inside = burrow.journey.steps.flatMap { burrow.flows(at: $0.destination) }
    let above = colony.alive.filter { $0.parentFlow === burrow }
    var children: [Burrow] = []
    for case let child as Burrow in inside + above where !children.contains(where: { $0 === child })
    {
      children.append(child)
    }
    return [burrow] + children.flatMap { flows(in: $0) }
  }

  private func check(after command: BurrowCommand, in root: Burrow) -> String? {
    // Flows deep in a screen have their place once a host has made their views and shows them; what
    // one host keeps can lie above what the other shows.
    let hosts = apps + hostsApart.map(\.app)
    for app in hosts + hosts {
      repeat { _ = app.elements } while app.runtime.endTransitions()
    }
    // What is made to be looked at must not go elsewhere meanwhile.
    colony.screenCallback = nil
    let flows = flows(in: root)
    let now = Set(
      flows.flatMap { flow in flow.journey.steps.map { flow.sign(of: $0.destination) } })
    defer {
      places = now
      loosePlaces = Set(
        flows.filter(\.isLoose).flatMap { flow in
          flow.journey.steps.map { flow.sign(of: $0.destination) }
        })
      colony.forgetDismissed()
    }
    if !lostQuestions.isEmpty { return "\(lostQuestions) went with a flow of a view" }
    if !colony.unasked.isEmpty { return "\(colony.unasked) went though their guards refuse" }
    if !colony.early.isEmpty { return "buttons acted while \(colony.early) were still there" }
    if !colony.overtakers.isEmpty { return "\(colony.overtakers) went before a screen could" }
    if !colony.interruptions.isEmpty { return "\(colony.interruptions) were told meanwhile" }
    if let number = colony.answers.firstIndex(where: { $0 > 1 }) {
      return "who waits for flow \(number) was answered \(colony.answers[number]) times"
    }
    for sign in places.subtracting(now) where !isTold(sign, once: !hasReturned) {
      return "the end of “\(sign)” was told \(colony.dismissed[sign] ?? 0) times"
    }
    if !hasReturned, !hasMoved,
      let sign = now.first(where: { colony.dismissed[$0] != nil })
    {
      return "the end of “\(sign)” was told, but it is still there"
    }
    return apps.lazy.compactMap { self.checkScreen($0, of: root, flows, now) }.first
      ?? hostsApart.lazy.filter { host in flows.contains { $0 === host.flow } }.compactMap {
        self.checkScreen($0.app, of: $0.flow, self.flows(in: $0.flow), now)
      }.first
      ?? checkReturn(to: root, flows, after: command)
  }

  private func isTold(_ sign: String, once: Bool) -> Bool {
    let count = colony.dismissed[sign] ?? 0
    // A flow that only its view keeps may be shown again, and ends untold when the view goes.
    if loosePlaces.contains(sign) { return count <= 1 }
    return once ? count == 1 : count >= 1
  }

  /// What is on screen is there, and what is on top of everything is on screen.
  private func checkScreen(
    _ app: Driver, of root: Burrow, _ flows: [Burrow], _ now: Set<String>
  ) -> String? {
    let headers = app.elements.filter { $0.role == .header }.map(\.label)
    if let ghost = headers.first(where: { $0.contains(": ") && !now.contains($0) }) {
      return "“\(ghost)” is on screen and nowhere else:\n\(root.outline)"
    }
    guard root.pendingQuestion == nil, flows.allSatisfy({ $0.awaitedFlow == nil }),
      let top = top(of: root), !headers.contains(top)
    else { return nil }
    return "“\(top)” is on top, but not on screen:\n\(root.outline)\n\(app.screenText)"
  }

  /// The sign that the user sees above all others; nil where there are several, or none.
  private func top(of burrow: Burrow) -> String? {
    let place = burrow.journey.top.destination
    // A guard or a replacement can put any place into an alert, which has no header.
    guard burrow.journey.top.style.presentation?.takesSteps != false else { return nil }
    switch place {
    case .entrance, .room: return burrow.sign(of: place)
    case .burrow: return (burrow.flow(at: place) as? Burrow).flatMap { top(of: $0) }
    case .tabs: return burrow.child(Burrow.self, inTab: burrow.sides.selected).flatMap(top)
    case .columns, .threeColumns, .nests, .question: return nil
    }
  }

  /// Where the flows are that have gone anywhere: a tab may also have been made and not been left.
  private func outline(of burrow: Burrow) -> [Substring] {
    burrow.outline.split(separator: "\n").filter { !$0.hasSuffix(" [entrance]") }
  }

  /// An archive and a link lead to where they were made.
  private func checkReturn(
    to root: Burrow, _ flows: [Burrow], after command: BurrowCommand
  ) -> String? {
    // Neither an awaited flow nor one deep in a view is saved.
    guard flows.allSatisfy({ $0.awaitedFlow == nil && !$0.isLoose }) else { return nil }
    let other = Burrow("root", colony: Colony())
    if command.verb == .keepArchive, let archive {
      guard case .success(let lost) = other.restore(from: archive), lost.isEmpty,
        outline(of: other) == outline(of: root)
      else { return "the archive of\n\(root.outline)\nleads to\n\(other.outline)" }
    }
    if command.verb == .keepLink, let link {
      guard case .success(.arrived) = other.open(link), other.link == link else {
        return "\(link) leads to\n\(other.outline)\nand not to\n\(root.outline)"
      }
    }
    return nil
  }
}

extension Burrow.Place {
  fileprivate var isNests: Bool { if case .nests = self { true } else { false } }
}

extension Burrow {
  /// Whether only a view keeps the flow, or one that it is in.
  fileprivate var isLoose: Bool {
    name.contains(" nest ") || (parentFlow as? Burrow)?.isLoose == true
  }
}
