import Meerkat

/// A flow in which everything may happen: guards that refuse, ask, wait and send elsewhere, flows in
/// tabs, in columns and awaited, and callbacks that navigate.
@Observable
final class Burrow: Flow {
  enum Place: Codable, Hashable {
    case entrance, room(Int), burrow(Int), tabs(Int), nests(Int), question(Int)
    case columns(Int), threeColumns(Int)
  }
  enum Side: String, CaseIterable, LinkValue { case left, right }
  typealias Outcome = Int

  let navigator = Navigator<Place>(root: .entrance)

  /// No other flow of the colony has the same name.
  let name: String

  let colony: Colony
  var sides = TabSelection<Side>()
  var showsDetail = false
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.automatic
  /// Counts what changes in all its screens.
  var changes = 0
  /// How many flows there are where a view makes them.
  var nestCount = 2

  init(_ name: String = "", colony: Colony) {
    self.name = name
    self.colony = colony
    colony.born.append(Colony.Reference(burrow: self))
  }

  func screen(for place: Place) -> some View {
    _ = changes
    colony.takeScreenCallback()?(self)
    return content(of: place)
  }

  @ViewBuilder private func content(of place: Place) -> some View {
    switch place {
    case .entrance, .room: Text("here").navigationTitle(sign(of: place))
    case .question: EmptyView()
    case .burrow(let number):
      FlowView(Burrow("\(number)", colony: colony)) { outcome in
        self.colony.tell("outcome \(outcome)") {
          self.colony.outcomes.append(outcome)
          self.colony.takeCallback()?(self)
        }
      }
    case .nests(let number):
      // These are made where no flow collects them, and live as long as their views.
      ForEach(0..<nestCount, id: \.self) { nest in
        FlowView(
          embedding: Burrow(
            "\(number) nest \(nest) of \(self.colony.born.count)", colony: self.colony))
      }
    case .tabs(let number):
      @Bindable var flow = self
      FlowTabs($flow.sides) { side in
        FlowView(Burrow("\(number) \(side)", colony: flow.colony))
      } label: {
        Text($0.rawValue)
      }
    case .columns(let number):
      @Bindable var flow = self
      FlowSplit(showsDetail: $flow.showsDetail) {
        FlowView(Burrow("\(number) sidebar", colony: colony))
      } detail: {
        FlowView(Burrow("\(number) detail", colony: colony))
      }
    case .threeColumns(let number):
      @Bindable var flow = self
      FlowSplit(columnVisibility: $flow.visibility, preferredCompactColumn: $flow.column) {
        FlowView(Burrow("\(number) sidebar", colony: colony))
      } content: {
        FlowView(Burrow("\(number) content", colony: colony))
      } detail: {
        FlowView(Burrow("\(number) detail", colony: colony))
      }
    }
  }

  func dialog(for place: Place) -> Dialog? {
    guard case .question = place else { return nil }
    return Dialog("Which way?") { Dialog.Button("On") { self.answer(place) } }
  }

  private func answer(_ place: Place) {
    if journey.contains(place) { colony.early.append(sign(of: place)) }
    colony.takeCallback()?(self)
  }

  func shouldEnter(_ place: Place) -> Permission<Place> {
    guard let lock = colony.entering else { return .allow }
    colony.entering = nil
    return colony.answer(lock, by: self)
  }

  func shouldLeave(_ place: Place) -> Permission<Place> {
    guard let lock = colony.leaving[sign(of: place)] else { return .allow }
    return colony.answer(lock, by: self)
  }

  func didDismiss(_ place: Place, cause: NavigationCause) {
    colony.tell(sign(of: place)) {
      colony.didDismiss(sign(of: place), cause: cause)
      colony.takeCallback()?(self)
    }
  }

  /// The flow around all others.
  var outermost: Burrow { (parentFlow as? Burrow)?.outermost ?? self }

  /// What is written on a place; no other place has the same sign.
  func sign(of place: Place) -> String { "\(name): \(place)" }
}

extension Burrow.Place: Restorable {
  static let restoration = Restoration<Self>(name: "burrow")
}

extension Burrow.Place: Linked {
  static let links = Links<Self> {
    DeepLink("", .entrance)
    DeepLink("room/{number}", Self.room) { if case .room(let number) = $0 { number } else { nil } }
    DeepLink("burrow/{number}", Self.burrow) {
      if case .burrow(let number) = $0 { number } else { nil }
    }
    DeepLink("tabs/{number}", Self.tabs) { if case .tabs(let number) = $0 { number } else { nil } }
    DeepLink("columns/{number}", Self.columns) {
      if case .columns(let number) = $0 { number } else { nil }
    }
    DeepLink("three/{number}", Self.threeColumns) {
      if case .threeColumns(let number) = $0 { number } else { nil }
    }
  }
}
