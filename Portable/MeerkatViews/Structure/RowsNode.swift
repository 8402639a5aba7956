/// The node of a `ForEach` in a list, a lazy stack or a lazy grid.
///
/// A row is created when a host requests it, and released when the host requests rows far away.
///
/// Rows that don't exist are represented by ``SkippedRowsElement``s, each for the rows of one gap.
@MainActor @usableFromInline
final class RowsNode<ID: Hashable, Content: View>: Node, SkippedRowsOwner, IdentifyingNode {
  @usableFromInline var ids: [ID] = []
  /// The rows that are in use, by place.
  private var rows: [Int: Node] = [:]
  private var gaps: [SkippedRowsElement] = []
  /// The places of the rows, as far as they have been requested.
  private var positions: [ObjectIdentifier: Int] = [:]
  private var row: (Int) -> Row<Content> = { _ in preconditionFailure("There are no rows yet.") }
  private let limit: Int
  /// By how many rows a gap begins and ends: where several stand in one line of a grid, a gap must not
  /// begin in the middle of a line.
  private let step: Int

  @usableFromInline
  init(_ limit: Int, isInGrid: Bool, under parent: Node) {
    self.limit = limit
    step = isInGrid ? limit : 1
    super.init(under: parent)
  }

  /// Brings the rows in step with the elements.
  @inlinable
  func update<Data: RandomAccessCollection>(
    _ data: Data, _ identity: (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
  ) {
    // Compiled where the types are known: all identities are read each time.
    let isSame = data.count == ids.count && zip(data, ids).allSatisfy { identity($0) == $1 }
    update(to: isSame ? nil : data.map(identity)) { place in
      content(data[data.index(data.startIndex, offsetBy: place)])
    }
  }

  /// Brings the rows in step with identities, where they have changed, and with views.
  @usableFromInline
  func update(to new: [ID]?, _ content: @escaping (Int) -> Content) {
    row = { place in Row { content(place) } }
    if let new { rearrange(to: new) }
    forEachRow { place, node in Row<Content>.updateNode(node, to: row(place)) }
    if new != nil { show(0..<min(limit, count)) }
  }

  /// Calls `visit` with the rows that are in use, in order.
  private func forEachRow(_ visit: (Int, Node) -> Void) {
    for (place, node) in rows.sorted(by: { $0.key < $1.key }) { visit(place, node) }
  }

  /// Moves the rows that are kept to their new places, and ends the others.
  ///
  /// Of several elements with one identity each gets a row of its own.
  private func rearrange(to new: [ID]) {
    var former: [ID: [Int]] = [:]
    for place in rows.keys.sorted(by: >) { former[ids[place], default: []].append(place) }
    var gone = rows
    ids = new
    rows = [:]
    for (place, id) in new.enumerated() {
      if gone.isEmpty { break }
      if let old = former[id]?.popLast() { rows[place] = gone.removeValue(forKey: old) }
    }
    for (_, node) in gone.sorted(by: { $0.key < $1.key }) { node.unmount() }
  }

  /// Makes the rows of a range, and what is missing between rows where that is little.
  private func show(_ range: Range<Int>) {
    var missing = range.filter { rows[$0] == nil }
    var left = limit
    var skipped: [Range<Int>] = []
    for empty in emptyRanges(outside: range) {
      let gap = wholeSteps(of: empty)
      missing += Array(empty.lowerBound..<gap.lowerBound) + Array(gap.upperBound..<empty.upperBound)
      if gap.isEmpty { continue }
      // Rows that were shuffled are far apart: not all that is between them is made at once.
      if gap.count < min(limit / 4, left) {
        missing += gap
        left -= gap.count
      } else {
        skipped.append(gap)
      }
    }
    makeRows(missing.sorted())
    while gaps.count > skipped.count { gaps.removeLast().unmount() }
    while gaps.count < skipped.count { gaps.append(SkippedRowsElement(of: self)) }
    for (gap, range) in zip(gaps, skipped) { gap.range = range }
    elementsDidChange()
  }

  /// The part of a range that begins and ends with a step.
  private func wholeSteps(of range: Range<Int>) -> Range<Int> {
    let start = (range.lowerBound + step - 1) / step * step
    let end = range.upperBound == count ? count : range.upperBound / step * step
    return start..<max(start, end)
  }

  /// The ranges in which no row was made, but for a range where they are about to be.
  private func emptyRanges(outside range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for place in Set(rows.keys).union(range).sorted() + [count] {
      if start < place { ranges.append(start..<place) }
      start = place + 1
    }
    return ranges
  }

  /// Makes rows, in the order of the source.
  private func makeRows(_ places: [Int]) {
    // What is scheduled last is evaluated first, but for what is made while a body is evaluated.
    let isAskedFor = runtime.isPerforming && !runtime.isUpdating
    for place in isAskedFor ? places.reversed() : places {
      rows[place] = Row<Content>.makeNode(row(place), under: self)
    }
  }

  func makeSkippedRows(_ range: Range<Int>, near: Int) {
    let range = range.clamped(to: 0..<count).prefix(4 * limit)
    guard !range.isEmpty else { return }
    release(outside: near, of: range)
    show(range)
  }

  /// Lets go of rows far from those that a host has asked for, but for those that somebody uses.
  ///
  /// Rows with state of their own that was written stay as long as there are not too many of them.
  private func release(outside near: Int, of range: Range<Int>) {
    // What a finger is on stays where it is.
    guard runtime.window.arena == nil else { return }
    let reach = min(max(near, 4 * limit), 16 * limit)
    let kept = range.lowerBound - reach..<range.upperBound + reach
    // Single rows would leave gaps that are too small not to be made again.
    let block = step == 1 ? max(1, limit / 4) : step
    var withState: [Range<Int>] = []
    for start in Set(rows.keys.map { $0 / block * block }).sorted() {
      let places = start..<start + block
      if places.overlaps(kept) { continue }
      switch places.lazy.compactMap({ self.rows[$0]?.wholeHold }).max() {
      case .nothing: release(places)
      case .state: withState.append(places)
      case .use, nil: break
      }
    }
    let distance = { (places: Range<Int>) in abs(places.lowerBound - range.lowerBound) }
    withState.sort { distance($0) < distance($1) }
    for places in withState.dropFirst(16 * limit / block) { release(places) }
  }

  private func release(_ places: Range<Int>) {
    for place in places { rows.removeValue(forKey: place)?.unmount() }
  }

  /// How many rows there are, made or not.
  var count: Int { ids.count }

  func position(of child: Node) -> Int? {
    let key = ObjectIdentifier(child)
    if positions[key].map({ rows[$0] !== child }) ?? true {
      positions = [:]
      for (place, row) in rows { positions[ObjectIdentifier(row)] = place }
    }
    return positions[key]
  }

  func identity(of child: Node) -> AnyHashable? { position(of: child).map { AnyHashable(ids[$0]) } }

  func child(identity: AnyHashable) -> Node? {
    guard let id = identity.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    if rows[place] == nil { show(place..<place + 1) }
    return rows[place]
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    forEachRow { _, row in visit(row) }
    for gap in gaps { visit(gap) }
  }

  override func collectElements(into list: inout [Element]) {
    var place = 0
    for gap in gaps {
      collect(place..<gap.range.lowerBound, into: &list)
      list.append(gap)
      place = gap.range.upperBound
    }
    collect(place..<count, into: &list)
  }

  private func collect(_ range: Range<Int>, into list: inout [Element]) {
    for place in range { rows[place]?.collectElements(into: &list) }
  }
}

/// A row as a separate view: only the row depends on what its closure reads.
@usableFromInline
struct Row<Content: View>: View {
  let content: () -> Content

  @usableFromInline var body: Content { content() }
}

extension Node {
  /// What would be lost if this node and those below were made anew.
  fileprivate var wholeHold: NodeHold {
    var (hold, pending) = (NodeHold.nothing, [self])
    while hold < .use, let node = pending.popLast() {
      hold = max(hold, node.hold)
      node.forEachChild { pending.append($0) }
    }
    return hold
  }

  /// Where the rows of a `ForEach` in this place can wait until somebody sees them: in a list, a lazy
  /// stack, a lazy grid, or a section of one; nil anywhere else.
  @usableFromInline var waitingRows: (atOnce: Int, isInGrid: Bool)? {
    guard let limit = runtime.rowsAtOnce else { return nil }
    var child: Node?
    var node: Node? = self
    while let current = node {
      if current is ListElement || (current as? StackElement)?.isLazy == true {
        return (limit, false)
      }
      if let grid = current as? TrackGridElement, grid.grid.axis == .vertical {
        return (limit, true)
      }
      if let section = current as? SectionElement {
        // The rows of a section are made between its header and its footer.
        let isMade = section.rows != nil
        guard isMade ? section.rows === child : section.header != nil else { return nil }
      } else if current is Element {
        return nil
      }
      child = current
      node = current.parent
    }
    return nil
  }
}
