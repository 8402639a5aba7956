extension MapDrawing.Frame {
  /// The frame of a flow, with the root on the left and each destination right of what leads to it.
  init(_ flow: FlowMap.Flow, in map: FlowMap) {
    typealias Size = MapDrawing.Size
    let drafts = BoxDraft.all(of: flow, in: map)
    let layers = Self.layers(of: drafts, root: flow.root)
    let width = Self.boxWidth(drafts)
    var boxes: [MapDrawing.Box] = []
    var curves: [MapDrawing.Curve] = []
    var bottom = Size.heading
    for layer in 0...(layers.values.max() ?? 0) {
      var y = Size.heading
      for draft in drafts where layers[draft.name] == layer {
        var box = draft.box(width: width, layers: layers)
        box.x = Size.padding + Double(layer) * (width + Size.gap)
        let source = boxes.lazy.compactMap { box in
          box.rows.firstIndex { $0.targets.contains(draft.name) }.map { box.rowY($0) }
        }.first
        box.y = max(y, (source ?? 0) - Size.title / 2)
        y = box.y + box.height + Size.space
        bottom = max(bottom, box.y + box.height)
        boxes.append(box)
      }
    }
    for box in boxes {
      for (index, row) in box.rows.enumerated() {
        for target in boxes where row.targets.contains(target.name) && target.x > box.x {
          curves.append(
            MapDrawing.Curve(
              startX: box.x + box.width, fromX: box.x + box.width, fromY: box.rowY(index),
              toX: target.x,
              toY: target.y + Size.title / 2, kind: row.kind))
        }
      }
    }
    let columns = Double((layers.values.max() ?? 0) + 1)
    self.init(
      flow: flow, width: columns * (width + Size.gap) - Size.gap + 2 * Size.padding,
      height: bottom + Size.padding, boxes: boxes, curves: curves)
  }

  /// How far each box is from the beginning; what nothing leads to comes second.
  private static func layers(of drafts: [BoxDraft], root: String?) -> [String: Int] {
    var layers: [String: Int] = [:]
    var next = drafts.filter { $0.isBeginning || $0.name == root }.map(\.name)
    var depth = 0
    while !next.isEmpty {
      for name in next { layers[name] = depth }
      let targets = drafts.filter { next.contains($0.name) }.flatMap(\.rows).flatMap(\.targets)
      next = targets.unique.filter { target in
        layers[target] == nil && drafts.contains { $0.name == target }
      }
      depth += 1
    }
    for draft in drafts where layers[draft.name] == nil {
      layers[draft.name] = layers.isEmpty ? 0 : 1
    }
    return layers
  }

  private static func boxWidth(_ drafts: [BoxDraft]) -> Double {
    let rows = drafts.flatMap(\.rows).map { $0.text.count + $0.mark.count + 3 }
    let lines = drafts.flatMap { $0.details.map(\.text.count) + [$0.title.count * 7 / 6 + 1] }
    return min(max(Double((rows + lines).max() ?? 0) * MapDrawing.Size.letter + 20, 150), 340)
  }
}

extension MapDrawing.Box {
  /// The name of the destination: the title without the types of values.
  var name: String { title.split(separator: "(").first.map(String.init) ?? title }
}

/// A box before it has a place.
private struct BoxDraft {
  let name: String
  let title: String
  var details: [MapDrawing.Line] = []
  var rows: [MapDrawing.Row]
  let location: Location
  /// Whether it is where ways begin that begin at no destination.
  var isBeginning = false
  var isUnreached = false

  static func all(of flow: FlowMap.Flow, in map: FlowMap) -> [BoxDraft] {
    let reached = Set(map.appWays.filter { $0.flow == flow.name }.flatMap(\.target.names))
    let drafts = flow.destinations.map { BoxDraft($0, of: flow, in: map, reached) }
    let places: [(FlowMap.Place?, String)] = [
      (FlowMap.Place(flow: flow.name, destination: ""), "the view"), (nil, "from anywhere"),
    ]
    let others = places.compactMap { place, title in
      let ways = map.appWays.filter { $0.from == place && $0.flow == flow.name }
      return ways.isEmpty
        ? nil
        : BoxDraft(
          name: title, title: title, rows: ways.map { MapDrawing.Row($0, in: flow) },
          location: flow.location, isBeginning: true)
    }
    return drafts + others
  }

  /// The box; of a row that leads back to the left, the mark says where.
  func box(width: Double, layers: [String: Int]) -> MapDrawing.Box {
    let own = layers[name] ?? 0
    let rows = rows.map { row in
      let isBack = !row.targets.isEmpty && row.targets.allSatisfy { (layers[$0] ?? 0) <= own }
      var row = row
      if isBack { row.mark = "↩ \(row.targets.joined(separator: ", "))" }
      return row
    }
    return MapDrawing.Box(
      title: title, details: details, rows: rows, location: location, isUnreached: isUnreached,
      width: width)
  }
}

extension BoxDraft {
  fileprivate init(
    _ destination: FlowMap.Destination, of flow: FlowMap.Flow, in map: FlowMap,
    _ reached: Set<String>
  ) {
    name = destination.name
    title = destination.label
    location = destination.location
    isUnreached = !reached.contains(destination.name) && destination.name != flow.root
    details = destination.screens.map { MapDrawing.Line(text: $0, kind: "screen") }
    details += destination.dialog.map { [MapDrawing.Line(text: $0, kind: "screen")] } ?? []
    details += destination.addresses.map { MapDrawing.Line(text: $0, kind: "address") }
    details += flow.guards.filter { $0.destinations.contains(destination.name) }.map {
      MapDrawing.Line(text: $0.sentence, kind: "guard")
    }
    let place = flow.place(destination)
    rows = map.appWays.filter { $0.from == place }.map { MapDrawing.Row($0, in: flow) }
    rows += destination.children.map { child in
      MapDrawing.Row(
        text: child.tab.map { "tab \($0)" } ?? child.flow,
        mark: child.outcome.map { "→ \($0)" } ?? "",
        kind: .child, location: child.location, targets: [], flow: child.flow)
    }
  }
}

extension MapDrawing.Row {
  fileprivate init(_ way: FlowMap.Way, in flow: FlowMap.Flow) {
    let isOwn = way.flow == flow.name
    let shown = way.target.kind == .flow ? way.target.names.first : isOwn ? nil : way.flow
    let isPlace = way.target.kind == .destinations && isOwn
    self.init(
      text: way.shortCause, mark: way.mark, kind: way.kind, location: way.location,
      targets: isPlace ? way.target.names : [], flow: shown)
  }
}

extension FlowMap.Way {
  /// The cause without the screen, which the box names.
  fileprivate var shortCause: String {
    guard let dot = cause.firstIndex(of: "."), cause.first?.isUppercase == true else {
      return cause
    }
    return String(cause[cause.index(after: dot)...])
  }

  fileprivate var mark: String {
    switch target.kind {
    case .destinations, .flow: style ?? verb
    case .back: target.names.isEmpty ? verb : "↩ from \(target.names.joined(separator: ", "))"
    case .outcome: verb
    case .link: target.names.joined()
    case .computed: "computed"
    }
  }

  fileprivate var kind: MapDrawing.Kind {
    switch target.kind {
    case .back, .outcome: .back
    case .computed: .computed
    case .destinations, .flow, .link:
      switch style {
      case nil, "push": .push
      case "alert", "confirmationDialog": .dialog
      default: .cover
      }
    }
  }
}
