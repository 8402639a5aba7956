import Meerkat
import MeerkatTesting

/// A maze and its model, side by side.
@MainActor
struct MazeRun {
  let census = Census()
  let root: Maze
  let app: Driver?
  var model = MazeModel()

  init(isShown: Bool) throws {
    root = Maze(census: census)
    app = isShown ? try Driver(FlowView(root)) : nil
  }

  /// Does the same to both, and says what is not as it should be.
  mutating func carryOut(_ command: MazeCommand, number: Int) -> String? {
    let command = command.numbered(number)
    if app == nil, command.isOfTheUser { return nil }
    let flows = model.flows
    let flow = flows[command.flow % flows.count]
    guard let maze = maze(flow) else { return "flow \(flow) is not there" }
    perform(command, by: maze, number: number)
    model.carryOut(command, in: flow, number: number)
    return difference(of: maze)
  }

  private func perform(_ command: MazeCommand, by maze: Maze, number: Int) {
    switch command.deed {
    case .forward(let place, let style): maze.go(.forward(to: place, style: style))
    case .back: maze.back()
    case .backToRoot: maze.go(.backToRoot)
    case .close: maze.close()
    case .closeAll: maze.go(.closeAll)
    case .leave(let place): maze.back(from: place)
    case .finish: maze.finish(number)
    case .userBack: try? app?.back()
    case .userClose: try? app?.close()
    }
  }

  private func difference(of last: Maze) -> String? {
    for flow in model.flows {
      guard let maze = maze(flow) else { return "flow \(flow) has gone" }
      let expected = model.journey(of: flow)
      if maze.journey.steps != expected {
        return "flow \(flow) is at \(maze.journey), not at \(expected)"
      }
    }
    if census.outcomes != model.outcomes {
      return "the outcomes are \(census.outcomes), not \(model.outcomes)"
    }
    return differenceOnScreen()
  }

  private func differenceOnScreen() -> String? {
    guard let app else { return nil }
    let top = model.top
    if top.style == .alert {
      return app.exists(.alert("Which way?")) ? nil : "no alert in\n\(app.screenText)"
    }
    if !app.exists(.header(header(of: top))) {
      return "no \(header(of: top)) in\n\(app.screenText)"
    }
    return nil
  }

  private func header(of entry: MazeModel.Entry) -> String {
    let depth = maze(entry.flow)?.depth ?? 0
    return entry.child == nil ? "\(depth) \(entry.place)" : "\(depth + 1) entrance"
  }

  /// The flow with a number in the model.
  private func maze(_ flow: Int) -> Maze? {
    guard flow != 0 else { return root }
    guard let step = model.entries.first(where: { $0.child == flow }) else { return nil }
    return maze(step.flow)?.flow(at: step.place) as? Maze
  }
}

extension MazeCommand {
  /// Whether only a user can do it.
  var isOfTheUser: Bool {
    switch deed {
    case .userBack, .userClose: true
    default: false
    }
  }
}
