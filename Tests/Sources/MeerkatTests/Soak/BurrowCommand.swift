import Meerkat
import PropertySupport

/// One thing that is done to a colony.
struct BurrowCommand: CustomStringConvertible {
  enum Verb: CaseIterable {
    case room, sheet, cover, burrow, burrowSheet, tabs, tabsPopover, tabsPush, columns, columnsPush
    case threeColumns, threeColumnsPush, inspector, burrowInspector, look
    case nests, question, dialog
    case back, backFrom, backToRoot, close, closeAll, leave, remove, replaceTop, several
    case shuffle, finish, present, push, cancel
    case userBack, userClose, press, confirm, decline, answerYes, answerNo
    case lock, unlock, guardEntry, callback, screenCallback, selectTab, reconsider
    case keepArchive, restore, keepLink, open, keepJourney, assign, readLink, settle
    case hold, drop, endHost, changeNests, rest, swipeHalfway
  }

  let verb: Verb

  /// Which of the flows that are there, counted on in a circle.
  let flow: Int

  /// Which step, which kind of lock, or how many steps.
  let number: Int

  var description: String { "flow \(flow): \(verb) \(number)" }

  static func random(_ random: inout SplitMix64) -> BurrowCommand {
    // Twice as often what makes a journey longer.
    let growing: [Verb] = [
      .room, .sheet, .burrow, .burrowSheet, .present, .push, .lock, .callback, .nests, .changeNests,
    ]
    return BurrowCommand(
      verb: random.pick(Verb.allCases + growing), flow: Int.random(in: 0..<5, using: &random),
      number: Int.random(in: 0..<60, using: &random))
  }
}

extension BurrowCommand {
  /// Reads a command as it describes itself, maybe with a number before it.
  init?(line: Substring) {
    let words = line.split(separator: " ").drop { $0 != "flow" }.map(String.init)
    guard words.count == 4, let flow = Int(words[1].dropLast()), let number = Int(words[3]),
      let verb = Verb.allCases.first(where: { "\($0)" == words[2] })
    else { return nil }
    self.init(verb: verb, flow: flow, number: number)
  }
}

@MainActor
extension BurrowCommand {
  /// Has a flow do it, if it is what a flow does itself.
  ///
  /// - Parameters:
  ///   - burrow: The flow.
  ///   - index: The number of the command, of which new places get theirs.
  func perform(by burrow: Burrow, index: Int) {
    if answer(of: burrow, index: index) != nil { return }
    var next: Burrow {
      burrow.colony.takeHeld(number) ?? Burrow("\(index)", colony: burrow.colony)
    }
    switch verb {
    case .leave: if burrow.parentFlow != nil { burrow.leave() }
    case .shuffle: burrow.reset(to: shuffled(burrow.journey))
    case .finish: burrow.finish(index)
    case .present: burrow.colony.wait(for: next, above: burrow, style: .sheet)
    case .push: burrow.colony.wait(for: next, above: burrow, style: .push)
    case .lock: burrow.colony.leaving[burrow.sign(of: step(of: burrow).destination)] = lock
    case .selectTab: _ = try? burrow.sides.select(number.isMultiple(of: 2) ? .left : .right)
    case .look:
      burrow.showsDetail = number.isMultiple(of: 2)
      burrow.column = [.sidebar, .content, .detail][number % 3]
      burrow.visibility = [.automatic, .all, .doubleColumn, .detailOnly][number / 3 % 4]
    case .reconsider: burrow.reconsider()
    case .readLink: _ = burrow.link
    case .changeNests: burrow.nestCount = number % 3
    default: break
    }
  }

  private func answer(of burrow: Burrow, index: Int) -> NavigationAnswer<Burrow.Place>? {
    let place = step(of: burrow).destination
    return switch verb {
    case .room: burrow.push(.room(index))
    case .sheet: burrow.present(.room(index))
    case .cover: burrow.present(.room(index), as: .fullScreenCover)
    case .burrow: burrow.push(.burrow(index))
    case .burrowSheet: burrow.present(.burrow(index))
    case .tabs: burrow.present(.tabs(index))
    case .columns: burrow.present(.columns(index))
    case .threeColumns: burrow.present(.threeColumns(index), as: .fullScreenCover)
    case .threeColumnsPush: burrow.push(.threeColumns(index))
    case .inspector: burrow.present(.room(index), as: .inspector)
    case .burrowInspector: burrow.present(.burrow(index), as: .inspector)
    case .tabsPopover: burrow.present(.tabs(index), as: .popover)
    case .tabsPush: burrow.push(.tabs(index))
    case .columnsPush: burrow.push(.columns(index))
    case .nests: burrow.push(.nests(index))
    case .question: burrow.present(.question(index), as: .alert)
    case .dialog: burrow.present(.question(index), as: .confirmationDialog)
    case .back: burrow.go(.back)
    case .backFrom: burrow.back(from: place)
    case .backToRoot: burrow.go(.backToRoot)
    case .close: burrow.go(.close)
    case .closeAll: burrow.go(.closeAll)
    case .remove: burrow.remove { $0 == place }
    case .replaceTop: burrow.go(.replaceTop(with: .room(index)))
    case .several: burrow.go([.back, .forward(to: .room(index)), .backToRoot])
    default: nil
    }
  }

  private func step(of burrow: Burrow) -> Journey<Burrow.Place>.Step {
    burrow.journey.steps[number % burrow.journey.steps.count]
  }

  var lock: Colony.Lock { Colony.Lock.allCases[number % Colony.Lock.allCases.count] }

  /// The same steps in another order, or fewer of them.
  private func shuffled(_ journey: Journey<Burrow.Place>) -> Journey<Burrow.Place> {
    var random = SplitMix64(seed: UInt64(number))
    var steps = journey.steps.dropFirst().shuffled(using: &random)
    if random.oneIn(2) { _ = steps.popLast() }
    var other = Journey(journey.root)
    for step in steps { _ = try? other.go(.forward(to: step.destination, style: step.style)) }
    return other
  }
}
