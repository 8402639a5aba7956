import MeerkatViews

/// Lays out a screen: its bar with a line below, its content, and the items of its bottom bar.
struct ScreenRule: LayoutRule {
  unowned let screen: ScreenElement

  /// The height of the bar with its line.
  static let barHeight: CGFloat = 2

  @MainActor private func places(_ parts: [LayoutNode]) -> ScreenParts {
    ScreenParts(of: screen, count: parts.count)
  }

  @MainActor private func content(
    _ proposal: ProposedViewSize, _ parts: [LayoutNode], _ places: ScreenParts
  ) -> PartsInMiddle {
    let height = top(places) + (places[.bottom].isEmpty ? 0 : 2)
    return PartsInMiddle(
      parts: places.content.map { parts[$0] }, proposal: proposal.less(0, height),
      isInCells: true)
  }

  /// The height of what stands above the content: the bar, and the fields of searches.
  @MainActor private func top(_ places: ScreenParts) -> CGFloat {
    (screen.hasBar ? ScreenRule.barHeight : 0) + CGFloat(places[.search].count)
  }

  func size(_ proposal: ProposedViewSize, _ parts: [LayoutNode]) -> CGSize {
    let places = places(parts)
    var size = content(proposal, parts, places).size
    size.height += top(places) + (places[.bottom].isEmpty ? 0 : 2)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placements(
    _ proposal: ProposedViewSize, in size: CGSize, _ parts: [LayoutNode]
  ) -> [LayoutNode.Placement] {
    let places = places(parts)
    var placements = parts.map { _ in LayoutNode.Placement(.zero, .unspecified) }
    func place(_ indices: [Int], from start: CGFloat, _ y: CGFloat) {
      var x = start
      for index in indices {
        placements[index] = .init(x: x, y: y, .unspecified)
        x += parts[index].size(.unspecified).width + 1
      }
    }
    func width(_ indices: [Int]) -> CGFloat {
      indices.reduce(0) { $0 + parts[$1].size(.unspecified).width + 1 } - 1
    }
    let back = screen.signedBackLabel.map { CGFloat($0.cells) + 2 } ?? 0
    place(places[.leading], from: back, 0)
    place(places[.title], from: (size.width - width(places[.title])) / 2, 0)
    place(places[.trailing], from: size.width - width(places[.trailing]), 0)
    place(places[.bottom], from: 0, size.height - 1)
    let top = top(places)
    for (line, index) in places[.search].enumerated() {
      let offer = ProposedViewSize(width: size.width, height: 1)
      placements[index] = .init(x: 0, y: top - CGFloat(places[.search].count - line), offer)
    }
    let frame = CGRect(
      x: 0, y: top, width: size.width,
      height: size.height - top - (places[.bottom].isEmpty ? 0 : 2))
    let inside = content(proposal, parts, places).placements(in: frame)
    for (index, placement) in zip(places.content, inside) { placements[index] = placement }
    return placements
  }
}

extension ScreenElement {
  /// Whether there is anything to show in the bar at the top.
  var hasBar: Bool {
    if isBarHidden { return false }
    return !title.isEmpty || reachableBackTitle != nil
      || bar.contains { ![.bottom, .search].contains($0.position) }
  }

  /// What the back button says, behind its sign.
  var signedBackLabel: String? {
    guard !isBarHidden else { return nil }
    return backLabel.map { isReadFromRightToLeft ? $0 + " ›" : "‹ " + $0 }
  }
}
