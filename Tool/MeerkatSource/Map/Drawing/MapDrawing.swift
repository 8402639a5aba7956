/// Where everything in the picture of a map is: a frame for each flow, in it a box for each destination.
///
/// A box lists what the user can do there. From each line of it that leads further, a curve goes to
/// the next box, which is to the right. So nothing has to be written on a curve.
struct MapDrawing {
  struct Frame {
    let flow: FlowMap.Flow
    var x = 0.0
    var y = 0.0
    let width: Double
    let height: Double
    let boxes: [Box]
    let curves: [Curve]
  }

  struct Box {
    let title: String
    /// The lines below the title: the screens, the address, the guards.
    let details: [Line]
    let rows: [Row]
    let location: Location
    /// Whether no way in the sources leads to it.
    let isUnreached: Bool
    var x = 0.0
    var y = 0.0
    let width: Double

    var height: Double {
      Size.title + Double(details.count) * Size.detail + Double(rows.count) * Size.row + Size.margin
    }

    /// The middle of a row.
    func rowY(_ index: Int) -> Double {
      y + Size.title + Double(details.count) * Size.detail + (Double(index) + 0.5) * Size.row + 3
    }
  }

  struct Line {
    let text: String
    let kind: String
  }

  /// What the user can do, and where it leads.
  struct Row {
    let text: String
    var mark: String
    let kind: Kind
    let location: Location
    /// The boxes of the same flow, and the frames of others, to which it leads.
    let targets: [String]
    let flow: String?
  }

  enum Kind: String, CaseIterable {
    case push, cover, dialog, child, back, computed
  }

  /// A line from `startX` to `fromX`, and a curve from there.
  struct Curve {
    let startX: Double
    let fromX: Double
    let fromY: Double
    let toX: Double
    let toY: Double
    let kind: Kind
  }

  enum Size {
    /// The width of a letter, on average, in a wide font.
    static let letter = 6.7
    static let title = 26.0
    static let detail = 16.0
    static let row = 19.0
    static let margin = 9.0
    static let gap = 64.0
    static let space = 18.0
    static let padding = 18.0
    static let heading = 42.0
  }

  private(set) var frames: [Frame]
  private(set) var curves: [Curve] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(of map: FlowMap) {
    frames = map.appFlows.map { Frame($0, in: map) }
    let edges = place(depths: map.depths)
    for frame in frames {
      for box in frame.boxes {
        for (index, row) in box.rows.enumerated() {
          guard let name = row.flow, let target = frames.first(where: { $0.flow.name == name }),
            target.flow.name != frame.flow.name
          else { continue }
          curves.append(
            Curve(
              startX: frame.x + box.x + box.width, fromX: edges[frame.flow.name] ?? 0,
              fromY: frame.y + box.rowY(index), toX: target.x, toY: target.y + Size.heading / 2,
              kind: row.kind))
        }
      }
    }
  }

  /// Puts frames into columns: a flow is to the right of the one that shows it, beside the line that does.
  ///
  /// Returns where the column of each flow ends.
  private mutating func place(depths: [String: Int]) -> [String: Double] {
    var edges: [String: Double] = [:]
    let order = frames.indices.sorted {
      (depths[frames[$0].flow.name] ?? 0, $0) < (depths[frames[$1].flow.name] ?? 0, $1)
    }
    let columns = Dictionary(grouping: order) { depths[frames[$0].flow.name] ?? 0 }
    var x = Size.space
    for depth in columns.keys.sorted() {
      var y = Size.space + 34
      let column = (columns[depth] ?? []).sorted { wantedY($0) < wantedY($1) }
      for index in column {
        frames[index].x = x
        frames[index].y = max(y, wantedY(index))
        y = frames[index].y + frames[index].height + Size.space * 1.5
        height = max(height, y)
      }
      x += column.map { frames[$0].width }.max() ?? 0
      for index in column { edges[frames[index].flow.name] = x }
      width = x + Size.space
      x += Size.gap * 1.5
    }
    return edges
  }

  /// The height of the line that shows a flow, if its frame has been placed.
  private func wantedY(_ index: Int) -> Double {
    let name = frames[index].flow.name
    for frame in frames where frame.x > 0 && frame.flow.name != name {
      for box in frame.boxes {
        if let row = box.rows.firstIndex(where: { $0.flow == name }) {
          return frame.y + box.rowY(row) - Size.heading / 2
        }
      }
    }
    return Double(index) * 0.001
  }
}

extension FlowMap {
  /// The most flows that are around each one: 0 for those that no other shows.
  fileprivate var depths: [String: Int] {
    var depths = Dictionary(appFlows.map { ($0.name, 0) }) { one, _ in one }
    let children = Dictionary(appFlows.map { ($0.name, shown(by: $0)) }) { one, _ in one }
    // Flows that show each other in a circle would go deeper forever.
    for _ in 0..<min(appFlows.count, 12) {
      var hasChanged = false
      for flow in appFlows {
        let depth = depths[flow.name, default: 0] + 1
        for child in children[flow.name] ?? [] where depths[child, default: depth] < depth {
          depths[child] = depth
          hasChanged = true
        }
      }
      if !hasChanged { break }
    }
    return depths
  }

  private func shown(by flow: Flow) -> [String] {
    let awaited = appWays.filter { $0.flow == flow.name && $0.target.kind == .flow }
    let names = flow.destinations.flatMap(\.children).map(\.flow) + awaited.flatMap(\.target.names)
    return names.unique.filter { $0 != flow.name }
  }
}
