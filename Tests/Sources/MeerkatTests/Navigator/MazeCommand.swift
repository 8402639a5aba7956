import Meerkat
import PropertySupport

/// One thing that a flow or the user does in a maze.
struct MazeCommand: CustomStringConvertible {
  enum Deed {
    case forward(Maze.Place, NavigationStyle)
    case back, backToRoot, close, closeAll
    case leave(Maze.Place)
    case finish
    case userBack, userClose
  }

  /// Which of the flows that are there, counted on in a circle.
  let flow: Int
  let deed: Deed

  var description: String { "flow \(flow): \(deed)" }

  /// A deed of the verbs, or now and then of the user.
  static func random(_ random: inout SplitMix64) -> MazeCommand {
    let room = Maze.Place.room(random.pick([1, 2]))
    let deeds: [Deed] = [
      .forward(room, random.pick([.push, .push, .sheet, .fullScreenCover])),
      .forward(.maze(0), random.pick([.push, .push, .sheet])),
      .forward(.maze(0), random.pick([.push, .sheet, .fullScreenCover])),
      .forward(room, .push), .forward(.question, .alert),
      .back, .backToRoot, .close, .closeAll, .leave(room), .finish, .userBack, .userClose,
    ]
    return MazeCommand(flow: random.pick([0, 1, 2, 3]), deed: random.pick(deeds))
  }

  /// The command with its number in the place of a new maze, so that no two are alike.
  func numbered(_ number: Int) -> MazeCommand {
    guard case .forward(.maze, let style) = deed else { return self }
    return MazeCommand(flow: flow, deed: .forward(.maze(number), style))
  }
}
