import Meerkat
import MeerkatTesting
import Testing

/// An assigned journey is what the user sees, whatever was there before.
@MainActor
struct AssignmentTests {
  /// A flow whose child shows a dialog, as its screen or above it.
  @Observable
  final class House: Flow {
    enum Place: Hashable { case home, kid, page, other }

    let navigator = Navigator<Place>(root: .home)
    var outcomes: [String] = []
    let keepsDialog: Bool

    init(keepsDialog: Bool = false) { self.keepsDialog = keepsDialog }

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .home, .kid: FlowView(Kid(keepsDialog: keepsDialog)) { self.outcomes.append($0) }
      case .page, .other: PlaceScreen(name: "\(place)")
      }
    }
  }

  @Observable
  final class Kid: Flow {
    enum Place: Hashable { case list, page, sign }
    typealias Outcome = String

    let navigator = Navigator<Place>(root: .list)
    let keepsDialog: Bool

    init(keepsDialog: Bool = false) { self.keepsDialog = keepsDialog }

    @ViewBuilder func screen(for place: Place) -> some View {
      if place == .sign {
        Button("Fine") {}
      } else {
        PlaceScreen(
          name: "kid \(place)",
          actions: [
            "On": { self.push(.page) }, "Done": { self.finish("done at \(place)") },
          ])
      }
    }

    func dialog(for place: Place) -> Dialog? { place == .sign ? Dialog("A sign") : nil }

    func shouldLeave(_ place: Place) -> Permission<Place> {
      keepsDialog && place == .sign ? .refuse : .allow
    }
  }

  @Test func aStepThatIsGivenTwiceIsThereTwice() {
    let house = House()
    let page = Journey<House.Place>.Step(.page)
    house.reset(to: Journey(.home, [page, page]))
    house.push(.other)
    house.reset(to: Journey(.home, [page, .push(.other), page]))
    #expect(house.journey == Journey(.home, [.push(.page), .push(.other), .push(.page)]))
    house.go(.backToRoot)
    #expect(house.journey == Journey(.home))
  }

  @Test(
    "A dialog of a flow below makes room, and nobody is asked",
    arguments: [NavigationStyle.alert, .confirmationDialog], [true, false])
  func overADialogOfAChild(style: NavigationStyle, isKept: Bool) throws {
    let house = House(keepsDialog: isKept)
    let app = try Driver(FlowView(house), width: 30)
    let kid = try #require(house.child(Kid.self))
    kid.go(.forward(to: .sign, style: style))
    #expect(app.exists("Fine"))
    house.reset(to: Journey(.home, [.sheet(.page)]))
    #expect(house.journey == Journey(.home, [.sheet(.page)]))
    #expect(app.exists(.header("page")))
    #expect(kid.journey == Journey(.list))
    try app.close()
    #expect(app.exists(.header("kid list")))
  }

  @Test(
    "A dialog of an awaited flow makes room",
    arguments: [NavigationStyle.alert, .confirmationDialog])
  func overADialogOfAnAwaitedFlow(style: NavigationStyle) async throws {
    let house = House()
    let app = try Driver(FlowView(house), width: 30)
    let kid = Kid()
    let task = Task { _ = try await house.present(kid) }
    await turns { house.awaitedFlow != nil }
    kid.go(.forward(to: .sign, style: style))
    #expect(app.exists("Fine"))
    house.reset(to: Journey(.home, [.sheet(.page)]))
    #expect(app.exists(.header("page")))
    try app.close()
    #expect(app.exists(.header("kid list")))
    task.cancel()
    await turns { house.awaitedFlow == nil }
  }

  @Test("A shuffle puts nothing on a dialog", arguments: [true, false])
  func shuffledOverADialog(isAssigned: Bool) throws {
    let house = House()
    let app = try Driver(FlowView(house), width: 30)
    house.go([.forward(to: .page), .forward(to: .kid)])
    let kid = try #require(house.child(Kid.self, at: .kid))
    kid.present(.sign, as: .alert)
    #expect(app.exists("Fine"))
    let turned = Journey<House.Place>(.home, [.push(.kid), .push(.page)])
    if isAssigned {
      house.reset(to: turned)
    } else {
      #expect(house.go(.replaceAll(with: turned)) == .refused(.nothingGoesOn(.alert)))
      kid.close()
      house.go(.replaceAll(with: turned))
    }
    #expect(house.journey == turned)
    #expect(kid.journey == Journey(.list))
    #expect(app.exists(.header("page")))
    #expect(!app.exists("Fine"))
  }

  @Test func whatAFlowBelowAssignsAsADialogIsNotUnderThePageAbove() throws {
    let house = House()
    let app = try Driver(FlowView(house), width: 30)
    let kid = try #require(house.child(Kid.self))
    house.push(.page)
    kid.reset(to: Journey(.list, [.alert(.sign)]))
    // Either it is seen, or it is not there.
    #expect(app.exists("Fine") == (kid.journey == Journey(.list, [.alert(.sign)])))
    #expect(app.exists(.header("page")) == (kid.journey == Journey(.list)))
  }

  @Test func oneThatLooksEqualAfterTheRootWasReplacedChangesNothing() throws {
    let house = House()
    house.reset(to: Journey(.page))
    let app = try Driver(FlowView(house), width: 30)
    #expect(app.exists(.header("page")))
    house.go(.replaceTop(with: .kid))
    #expect(app.exists(.header("kid list")))
    let kid = try #require(house.child(Kid.self))
    house.reset(to: Journey(.kid))
    #expect(house.child(Kid.self) === kid)
    try app.tap("On")
    #expect(kid.journey == Journey(.list, [.push(.page)]))
    #expect(app.exists(.header("kid page")))
    try app.back()
    try app.tap("Done")
    #expect(house.outcomes == ["done at list"])
  }

  @Test func nothingIsPushedOntoTabs() throws {
    let station = try Station()
    let app = try Driver(FlowView(station), width: 30)
    station.reset(to: Journey(.tracks, [.push(.notice)]))
    // Either it is seen, or it is not there.
    #expect(app.exists(.header("notice")) == station.journey.contains(.notice))
  }
}
