import SwiftUI

/// What the screen of the rules shows, and a log of what SwiftUI does.
@MainActor
@Observable
final class RulesModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  var showsFirst = false
  var showsSecond = false
  var showsInner = false
  var showsCover = false
  var asks = false
  var showsTabs = false
  var tab = "a"
  var showsColumns = false
  var choice: Int?
  var item: Item?
  var path: [Int] = []
  /// Whether pages can't be swept away, and pushed screens have no back button.
  var isHeld = false
  /// Whether setters ignore what they are given.
  var ignores = false
  /// Whether the view is there that presents the first sheet.
  var hasPresenter = true
  private(set) var log: [String] = []
  /// How many values were made for a state.
  @ObservationIgnored private var made = 0

  func makeValue() -> Int {
    made += 1
    return made
  }

  func note(_ event: String) { log.append(event) }

  /// What a test does to the state, without touching what SwiftUI shows.
  enum Command: String, CaseIterable {
    case first, noFirst, second, inner, noPages, cover, noCover, alert
    case one, renamed, two, push, three, swapped, root
    case hold, ignore, noPresenter, clear, tabs, columns
  }

  func carryOut(_ command: Command) {
    switch command {
    case .first: showsFirst = true
    case .noFirst: showsFirst = false
    case .second: showsSecond = true
    case .inner: showsInner = true
    case .noPages: (showsFirst, showsInner) = (false, false)
    case .cover: showsCover = true
    case .noCover: showsCover = false
    case .alert: asks = true
    case .one: item = Item(id: 1, name: "one")
    case .renamed: item = Item(id: 1, name: "renamed")
    case .two: item = Item(id: 2, name: "two")
    case .push: path.append(path.count + 1)
    case .three: path = [1, 2, 3]
    case .swapped: path = [3, 1]
    case .root: path = []
    case .hold: isHeld = true
    case .ignore: ignores.toggle()
    case .noPresenter: hasPresenter = false
    case .clear: log = []
    case .tabs: showsTabs = true
    case .columns: showsColumns = true
    }
  }
}
