import Meerkat
import MeerkatTesting
import Testing

/// What a step costs does not depend on what lies below it.
@MainActor
struct CostTests {
  @Test(
    "A step evaluates as many bodies on few steps as on many",
    arguments: [NavigationStyle.push, .sheet])
  func stepsBelow(style: NavigationStyle) throws {
    func bodies(above count: Int) throws -> Int {
      let maze = Maze(census: Census())
      let app = try Driver(FlowView(maze))
      for number in 0..<count { maze.push(.room(number)) }
      _ = app.screenText
      let before = app.bodyEvaluations
      maze.go(.forward(to: .room(-1), style: style))
      _ = app.screenText
      maze.back()
      _ = app.screenText
      return app.bodyEvaluations - before
    }
    let few = try bodies(above: 2)
    #expect(few > 0)
    #expect(try bodies(above: 40) == few)
  }

  @Test func aStepEvaluatesAsManyBodiesAboveFewFlowsAsAboveMany() throws {
    func bodies(above count: Int) throws -> Int {
      let maze = Maze(census: Census())
      let app = try Driver(FlowView(maze))
      for number in 0..<count { maze.push(.maze(number)) }
      _ = app.screenText
      let before = app.bodyEvaluations
      maze.push(.room(-1))
      _ = app.screenText
      return app.bodyEvaluations - before
    }
    #expect(try bodies(above: 20) == bodies(above: 2))
  }

  @Test("What a destination holds goes with its step", arguments: [true, false])
  func held(isShown: Bool) throws {
    let shelf = Shelf()
    let app = isShown ? try Driver(FlowView(shelf)) : nil
    shelf.push(.inner)
    let inner = try #require(shelf.flow(at: .inner) as? Shelf)
    for flow in [shelf, inner] {
      weak var held: Shelf.Thing?
      do {
        let thing = Shelf.Thing()
        held = thing
        flow.push(.thing(thing))
      }
      _ = flow.flow(at: .inner)
      _ = app?.screenText
      #expect(held != nil)
      flow.back()
      _ = app?.screenText
      #expect(held == nil)
    }
  }

  @Test func aFlowThatFinishesBelowASheetIsNotKeptByIt() throws {
    let census = Census()
    let maze = Maze(census: census)
    let app = try Driver(FlowView(maze))
    maze.push(.maze(1))
    (maze.flow(at: .maze(1)) as? Maze)?.push(.maze(2))
    maze.present(.maze(3))
    #expect(app.exists(.header("1 entrance")))
    #expect(census.alive == 4)
    (maze.flow(at: .maze(1)) as? Maze)?.finish(1)
    #expect(app.exists(.header("1 entrance")))
    #expect(census.alive == 2)
  }

  @Test func journeysThatGrewApartFromOneAreToldApart() throws {
    let census = Census()
    let maze = Maze(census: census)
    let app = try Driver(FlowView(maze))
    var one = maze.journey
    var other = maze.journey
    try one.go([.forward(to: .room(1)), .forward(to: .maze(1)), .forward(to: .room(9))])
    try other.go([.forward(to: .room(2)), .forward(to: .maze(2)), .forward(to: .room(9))])
    for (journey, room) in [(one, 1), (other, 2), (one, 1)] {
      maze.reset(to: journey)
      #expect(app.exists(.header("0 room(9)")))
      #expect(census.alive == 2)
      maze.back()
      #expect(app.exists(.header("1 entrance")))
      maze.back()
      #expect(app.exists(.header("0 room(\(room))")))
      #expect(census.alive == 1)
      maze.reset(to: journey)
    }
  }
}

/// A flow with destinations that hold an object.
@Observable
private final class Shelf: Flow {
  final class Thing: Hashable {
    static func == (one: Thing, other: Thing) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  enum Place: Hashable { case empty, inner, thing(Thing) }

  let navigator = Navigator<Place>(root: .empty)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .inner: FlowView(Shelf())
    case .empty, .thing: Text("A shelf")
    }
  }
}
