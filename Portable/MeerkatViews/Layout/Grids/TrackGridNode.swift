import Foundation

/// The rule for a grid with explicit columns or rows.
final class TrackGridNode: LayoutNode {
  /// A column, or row, across the direction in which the grid grows.
  private struct Track {
    var start: CGFloat
    var length: CGFloat
    let alignment: Alignment
  }

  private struct Tracks {
    var list: [Track] = []
    var length: CGFloat = 0
  }

  private var grid: TrackGrid? { (element as? TrackGridElement)?.grid }

  /// The direction across the one in which the grid grows.
  private var across: Axis { grid?.axis.other ?? .horizontal }

  /// Divides a length: what is fixed first, then what is flexible, in order.
  private func tracks(_ length: CGFloat?) -> Tracks {
    let items = grid?.items ?? []
    let gaps = items.dropLast().map { spacing($0.spacing, along: across) }.reduce(0, +)
    var left = (length ?? ideal(items) + gaps) - gaps
    var waiting = 0
    for item in items {
      if case .fixed(let size) = item.size { left -= converted(size) } else { waiting += 1 }
    }
    var tracks = Tracks()
    for (position, item) in items.enumerated() {
      let part = max(0, left) / CGFloat(max(1, waiting))
      let lengths = lengths(of: item, part)
      if case .fixed = item.size {
      } else {
        left -= lengths.reduce(0, +) + gap(item) * CGFloat(lengths.count - 1)
        waiting -= 1
      }
      for (index, length) in lengths.enumerated() {
        tracks.list.append(
          Track(start: tracks.length, length: length, alignment: item.alignment ?? .center))
        let isLast = position == items.count - 1 && index == lengths.count - 1
        tracks.length += length + (isLast ? 0 : gap(item))
      }
    }
    return tracks
  }

  private func gap(_ item: GridItem) -> CGFloat { spacing(item.spacing, along: across) }

  private func converted(_ points: CGFloat) -> CGFloat {
    points.isFinite ? engine.metrics.length(points, along: across) : points
  }

  /// What the tracks take where nothing in particular is offered.
  private func ideal(_ items: [GridItem]) -> CGFloat {
    items.map { item in
      switch item.size {
      case .fixed(let size): converted(size)
      case .flexible(let least, _), .adaptive(let least, _): converted(least)
      }
    }.reduce(0, +)
  }

  /// The lengths of the tracks that an item stands for, in a part of what is left.
  private func lengths(of item: GridItem, _ part: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let size): return [converted(size)]
    case .flexible(let least, let most):
      return [max(converted(least), min(converted(most), part))]
    case .adaptive(let least, let most):
      guard part.isFinite else { return [converted(least)] }
      let step = max(1, converted(least)) + gap(item)
      let count = max(1, Int((part + gap(item)) / step))
      let each = (part - gap(item) * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: max(converted(least), min(converted(most), each)), count: count)
    }
  }

  private func offer(_ track: Track) -> ProposedViewSize {
    ProposedViewSize.unspecified.with(track.length, along: across)
  }

  /// The lengths of the lines of views along the direction in which the grid grows.
  private func lines(_ tracks: Tracks) -> [CGFloat] {
    let count = max(1, tracks.list.count)
    return stride(from: 0, to: children.count, by: count).map { first in
      zip(children[first...], tracks.list).reduce(0) {
        max($0, $1.0.size(offer($1.1))[across.other])
      }
    }
  }

  private var lineSpacing: CGFloat { spacing(grid?.spacing, along: across.other) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal[across].flatMap { $0.isFinite ? $0 : nil }
    let tracks = tracks(offered)
    let lines = lines(tracks)
    let along = lines.reduce(0, +) + lineSpacing * CGFloat(max(0, lines.count - 1))
    let length = proposal[across] == .infinity ? .infinity : max(tracks.length, offered ?? 0)
    return CGSize(along, length, along: across.other)
  }

  override func placements(_ proposal: ProposedViewSize, in size: CGSize) -> [Placement] {
    let tracks = tracks(size[across])
    let lines = lines(tracks)
    let free = CGSize(0, max(0, size[across] - tracks.length), along: across.other)
    let start =
      across == .horizontal
      ? Guide(grid?.alignment.horizontal ?? .center).usual(in: free)
      : Guide(grid?.alignment.vertical ?? .center).usual(in: free)
    var position: CGFloat = 0
    var placements: [Placement] = []
    for (number, line) in lines.enumerated() {
      let first = number * max(1, tracks.list.count)
      for (child, track) in zip(children[first...], tracks.list) {
        let cell = CGSize(line, track.length, along: across.other)
        let offer = ProposedViewSize(cell)
        let inside = child.origin(track.alignment, in: cell, for: offer)
        let corner = CGPoint(position, start + track.start, along: across.other)
        placements.append(
          Placement(CGPoint(x: corner.x + inside.x, y: corner.y + inside.y), offer))
      }
      position += line + lineSpacing
    }
    return placements
  }
}
