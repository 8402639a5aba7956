import Meerkat
import MeerkatTesting
import Testing

/// What a step costs does not depend on what lies below it.
@MainActor
struct CostTests {
  @Test("A step evaluates as many bodies on few steps as on many", arguments: [Style.push, .sheet])
  func stepsBelow(style: Style) throws {
    func bodies(above count: Int) throws -> Int {
      let maze = Maze(census: Census())
      let app = try Driver(FlowView(maze))
      for number in 0..<count { maze.go(.forward(to: .room(number))) }
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
      for number in 0..<count { maze.go(.forward(to: .maze(number))) }
      _ = app.screenText
      let before = app.bodyEvaluations
      maze.go(.forward(to: .room(-1)))
      _ = app.screenText
      return app.bodyEvaluations - before
    }
    #expect(try bodies(above: 20) == bodies(above: 2))
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
      maze.journey = journey
      #expect(app.exists(.header("0 room(9)")))
      #expect(census.alive == 2)
      maze.back()
      #expect(app.exists(.header("1 entrance")))
      maze.back()
      #expect(app.exists(.header("0 room(\(room))")))
      #expect(census.alive == 1)
      maze.journey = journey
    }
  }
}
