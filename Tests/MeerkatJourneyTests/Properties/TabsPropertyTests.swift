import MeerkatJourney
import PropertySupport
import Testing

/// What happens to tabs.
enum TabsAct {
  case select(Int)
  case go(Direction<Int>)
  case set([Int])

  static func list(_ random: inout SplitMix64) -> [TabsAct] {
    (0..<Int.random(in: 1...20, using: &random)).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4: .select(Int.random(in: 0...4, using: &random))
      case 4..<7: .go(RandomDirections.one(&random))
      default: .set([0, 1, 2, 3, 4].filter { _ in !random.oneIn(3) })
      }
    }
  }
}

/// Tabs as simple as can be: a journey for each, and a log of everything that was ever selected.
struct TabsModel {
  var journeys: [Int: Journey<Int>] = [0: [.root(0)], 1: [.root(10)], 2: [.root(20)]]
  var order = [0, 1, 2]
  var log = [0]

  mutating func follow(_ act: TabsAct) {
    let selected = log[log.count - 1]
    switch act {
    case .select(let tab):
      guard order.contains(tab) else { return }
      if tab == selected { _ = try? journeys[tab]?.go(.backToRoot) }
      log.append(tab)
    case .go(let direction): _ = try? journeys[selected]?.go(direction)
    case .set(let tabs):
      guard !tabs.isEmpty else { return }
      let nearest = order.prefix { $0 != selected }.last { tabs.contains($0) }
      log = log.filter { tabs.contains($0) }
      if log.isEmpty { log = [nearest ?? tabs[0]] }
      journeys = journeys.filter { tabs.contains($0.key) }
      for tab in tabs where journeys[tab] == nil { journeys[tab] = [.root(tab * 10)] }
      order = tabs
    }
  }
}

struct TabsPropertyTests {
  private func follow(_ act: TabsAct, _ tabs: inout Tabs<Int, Int>) {
    switch act {
    case .select(let tab): _ = try? tabs.select(tab)
    case .go(let direction): _ = try? tabs.go(direction)
    case .set(let all): try? tabs.setTabs(all) { $0 * 10 }
    }
  }

  @Test func tabsGoWhereTheModelGoes() throws {
    let start = try Tabs([0, 1, 2]) { $0 * 10 }
    expectHolds(
      check("tabs go where the model goes", count: 2_000, generate: TabsAct.list) { acts in
        var tabs = start
        var model = TabsModel()
        for act in acts {
          follow(act, &tabs)
          model.follow(act)
          if tabs.all != model.order { return "\(tabs) instead of \(model.order)" }
          if tabs.selected != model.log.last { return "\(tabs) instead of \(model.log)" }
          for tab in tabs.all where tabs[tab] != model.journeys[tab] {
            return "\(tabs) instead of \(model.journeys)"
          }
        }
        return nil
      })
  }
}
