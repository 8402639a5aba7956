import Meerkat
import MeerkatTesting
import Testing

/// A flow that several hosts show at once, such as two windows.
@MainActor
struct SeveralHostsTests {
  @Test("A flow that was left is released", arguments: [1, 2, 3], [NavigationStyle.push, .sheet])
  func releases(hosts: Int, style: NavigationStyle) throws {
    let census = Census()
    let maze = Maze(census: census)
    let hosts = try (0..<hosts).map { _ in try Driver(FlowView(maze)) }
    maze.go(.forward(to: .maze(1), style: style))
    for host in hosts { #expect(host.exists(.header("1 entrance"))) }
    maze.back()
    for host in hosts { #expect(host.exists(.header("0 entrance"))) }
    #expect(census.alive == 1)
  }

  @Test func theOtherHostGoesOnWhenTheFirstEnds() throws {
    let census = Census()
    let maze = Maze(census: census)
    let first = try Driver(FlowView(maze))
    let second = try Driver(FlowView(maze))
    maze.push(.maze(1))
    first.end()
    #expect(second.exists(.header("1 entrance")))
    maze.child(Maze.self)?.finish(7)
    #expect(census.outcomes == [7])
    #expect(second.exists(.header("0 entrance")))
    maze.push(.maze(2))
    #expect(second.exists(.header("1 entrance")))
    maze.back()
    #expect(second.exists(.header("0 entrance")))
    #expect(census.alive == 1)
    withExtendedLifetime(first) {}
  }

  @Test func theScreenOfAStepIsMadeOnceForAll() throws {
    let flow = Counting()
    let hosts = try (0..<3).map { _ in try Driver(FlowView(flow)) }
    for host in hosts { #expect(host.exists("at 0")) }
    #expect(flow.made == [0])
    flow.push(1)
    for host in hosts { #expect(host.exists("at 1")) }
    #expect(flow.made == [0, 1])
  }
}

/// A flow that counts its screens.
private final class Counting: Flow {
  let navigator = Navigator<Int>(root: 0)
  var made: [Int] = []

  func screen(for place: Int) -> some View {
    made.append(place)
    return Text("at \(place)")
  }
}
