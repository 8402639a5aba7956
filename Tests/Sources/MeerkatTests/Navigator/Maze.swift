import Meerkat

/// A flow in which one can get lost: any number of flows in flows.
@Observable
final class Maze: Flow {
  enum Place: Hashable { case entrance, room(Int), maze(Int), question }
  typealias Outcome = Int

  let navigator = Navigator<Place>(root: .entrance)
  let depth: Int

  /// Keeps count of all mazes and their outcomes.
  let census: Census

  init(depth: Int = 0, census: Census) {
    self.depth = depth
    self.census = census
    census.born.append(Census.Reference(maze: self))
  }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .maze: FlowView(Maze(depth: depth + 1, census: census)) { self.census.outcomes.append($0) }
    case .question: Button("Fine") {}
    case .entrance, .room: Text("here").navigationTitle("\(depth) \(place)")
    }
  }

  func dialog(for place: Place) -> Dialog? { Dialog("Which way?") }
}

/// All mazes that there ever were in one run.
@MainActor
final class Census {
  struct Reference {
    weak var maze: Maze?
  }

  var born: [Reference] = []
  var outcomes: [Int] = []

  /// How many are still there.
  var alive: Int { born.count { $0.maze != nil } }
}
