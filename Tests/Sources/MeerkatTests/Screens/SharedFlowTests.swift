import Meerkat
import MeerkatTesting
import Testing

/// A flow that its parent keeps, and shows at more than one step: it is where it was shown last.
@MainActor
struct SharedFlowTests {
  /// A flow whose places all show the same other flow.
  @Observable
  final class Museum: Flow {
    enum Place: Hashable { case entrance, hall(Int) }

    let navigator = Navigator<Place>(root: .entrance)
    let desk: Desk

    init(_ desk: Desk = Desk()) { self.desk = desk }

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .entrance: PlaceScreen(name: "entrance", actions: [:])
      case .hall: FlowView(desk)
      }
    }
  }

  let museum = Museum()
  var desk: Desk { museum.desk }

  /// Goes to both steps that show the desk.
  private func goTwice() {
    for number in 1...2 {
      museum.push(.hall(number))
      // Without a host, a screen is made when somebody asks what is in it.
      _ = Mistake.lines { _ = museum.outline }
      #expect(desk.parentFlow === museum)
    }
  }

  @Test func itGoesOnWhereItWasBefore() throws {
    let app = try Driver(FlowView(museum))
    goTwice()
    desk.push(.terms)
    #expect(app.exists(.header("terms")))
    try app.back()
    try app.back()
    #expect(museum.journey == Journey(.entrance, [.push(.hall(1))]))
    #expect(desk.parentFlow === museum)
    #expect(app.exists(.header("table")))
    #expect(desk.push(.terms).change != nil)
    #expect(app.exists(.header("terms")))
    try app.back()
    try app.back()
    #expect(app.exists(.header("entrance")))
    #expect(desk.parentFlow == nil)
  }

  @Test func itGoesOnWithoutAHost() {
    goTwice()
    museum.back()
    #expect(desk.push(.terms).change != nil)
    #expect(museum.outline == "Museum [entrance, push hall(1)]\n  Desk [table, push terms]")
  }

  @Test func inViewsDeepInTwoScreensItsGuardIsAskedOnce() throws {
    struct Corner: View {
      let desk: Desk
      var body: some View { FlowView(desk) }
    }
    final class Castle: Flow {
      let navigator = Navigator(root: "gate")
      let desk = Desk()
      @ViewBuilder func screen(for place: String) -> some View {
        if place == "gate" { PlaceScreen(name: place) } else { Corner(desk: desk) }
      }
    }
    let castle = Castle()
    let app = try Driver(FlowView(castle))
    for tower in ["north", "south"] {
      castle.push(tower)
      _ = app.screenText
    }
    #expect(castle.outline == "Castle [gate, push north, push south]\n  Desk [table]")
    try app.back()
    #expect(castle.outline == "Castle [gate, push north]\n  Desk [table]")
    castle.desk.asked = []
    castle.go(.backToRoot)
    #expect(castle.desk.asked == ["leave table"])
    #expect(app.exists(.header("gate")))
  }

  @Test func itGoesWithBothSteps() {
    goTwice()
    museum.go(.backToRoot)
    #expect(desk.parentFlow == nil)
    #expect(desk.push(.terms).change == nil)
  }

  @Test func itsGuardIsAskedOnlyWhereItIs() {
    goTwice()
    desk.asked = []
    museum.go(.backToRoot)
    #expect(desk.asked == ["leave table"])
  }

  @Test func itIsSavedWhereItIsAndRestoredOnce() throws {
    final class Zoo: Flow {
      enum Place: Codable, Hashable { case gate, house(Int) }
      let navigator = Navigator<Place>(root: .gate)
      let visit = Lobby()
      @ViewBuilder func screen(for place: Place) -> some View {
        if place == .gate { PlaceScreen(name: "gate") } else { FlowView(visit) }
      }
    }
    let zoo = Zoo()
    _ = Mistake.lines {
      zoo.push(.house(1))
      _ = zoo.outline
      zoo.push(.house(2))
      _ = zoo.outline
    }
    zoo.visit.push(.editor)
    let archive = try zoo.archive()
    #expect(String(decoding: archive, as: UTF8.self).split(separator: "editor").count == 2)
    let restored = Zoo()
    #expect(try restored.restore(from: archive).get() == [])
    #expect(
      restored.outline
        == "Zoo [gate, push house(1), push house(2)]\n  Lobby [home, push editor]")
    restored.back()
    #expect(restored.outline == "Zoo [gate, push house(1)]\n  Lobby [home, push editor]")
  }

  @Test(.enabled(if: isDebugBuild)) func itIsAMistake() {
    let outer = Mistake.listener
    defer { Mistake.listener = outer }
    var lines: [String] = []
    Mistake.listener = { lines.append($0) }
    museum.push(.hall(1))
    _ = museum.outline
    museum.push(.hall(2))
    _ = museum.outline
    #expect(
      lines == [
        "hall(1) and hall(2) show the same flow, which can only be in one of them. Make a flow for each."
      ])
  }

  @Test func itsQuestionMovesWithIt() throws {
    let other = Museum(desk)
    let app = try Driver(FlowView(museum))
    let otherApp = try Driver(FlowView(other))
    museum.push(.hall(1))
    desk.leaving[.editor] = .ask(.discard)
    desk.push(.editor)
    desk.back()
    #expect(app.exists("Discard"))
    goElsewhere(other)
    #expect(!app.exists("Discard") && !app.exists(.header("editor")))
    try otherApp.tap("Discard")
    #expect(desk.journey.isAtRoot)
    desk.push(.terms)
    other.go(.backToRoot)
    #expect(app.exists(.header("terms")))
  }

  private func goElsewhere(_ other: Museum) {
    let outer = Mistake.listener
    Mistake.listener = { _ in }
    defer { Mistake.listener = outer }
    other.push(.hall(1))
    _ = other.outline
  }
}
