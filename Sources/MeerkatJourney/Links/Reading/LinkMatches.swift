/// The most specific link for each number of segments of a run.
struct LinkMatches {
  struct Match {
    /// The number of segments that the link takes.
    let count: Int
    let destination: AnyDestination
    /// The index of the link.
    let link: Int
    let placement: LinkPlacement
  }

  private let table: LinkTable
  let run: LinkRun
  private let shared: [LinkQuery]
  /// The matches, the shortest first.
  private(set) var found: [Match] = []
  private var furthest = 0
  private(set) var misfit: LinkMisfit?

  /// Finds the links in a run.
  ///
  /// - Complexity: O(number of patterns that begin like the run), plus the segments of a repeated
  ///   tail.
  init(_ table: LinkTable, run: LinkRun, shared: [LinkQuery]) {
    (self.table, self.run, self.shared) = (table, run, shared)
    visit(0, after: 0)
    found.sort { $0.count < $1.count }
    noteUnknown()
  }

  /// Returns the longest match; on request, only of places that can lie on others.
  func longest(onOthers: Bool = false) -> Match? {
    onOthers ? found.last { $0.count > 0 && $0.placement != .root } : found.last
  }

  /// Whether the place without segments finds a value of its own in the query.
  var isRootInQuery: Bool {
    guard let match = found.first, match.count == 0 else { return false }
    let queries = run.queries(after: 0) ?? shared
    let names = table.links[match.link].pattern.queries.map(\.name)
    return queries.contains { names.contains($0.name) }
  }

  /// Follows the tree, the more specific branch first, so that the first match is the right one.
  private mutating func visit(_ index: Int, after count: Int) {
    let node = table.tree.nodes[index]
    furthest = max(furthest, count)
    if run.tail != count {
      for link in node.ends { end(link, after: count) }
      if count < run.cells.count {
        let cell = run[count]
        if !cell.isValue, let next = node.texts[cell.text] { visit(next, after: count + 1) }
        if let next = node.parameter { visit(next, after: count + 1) }
      }
    }
    if run.tail ?? count == count {
      for link in node.tails { end(link, after: run.cells.count) }
    }
  }

  private mutating func end(_ index: Int, after count: Int) {
    guard !found.contains(where: { $0.count == count }) else { return }
    let link = table.links[index]
    let queries = run.queries(after: count) ?? shared
    var arguments = LinkArguments(link.pattern, run: run, queries: queries)
    do {
      let destination = try link.read(&arguments)
      found.append(
        Match(count: count, destination: destination, link: index, placement: link.placement))
    } catch {
      note(error, reach: count > 0 ? run[count - 1].place + 1 : run.start)
    }
  }

  /// Notes that no pattern goes on, or that the run stops too early.
  private mutating func noteUnknown() {
    if furthest < run.cells.count {
      let cell = run[furthest]
      note(.unknown(segment: cell.text, position: cell.place + 1), reach: cell.place + 1)
    } else if let last = run.cells.last {
      note(.unfinished(segment: last.text, position: last.place + 1), reach: last.place + 1)
    } else {
      note(.unfinished(segment: run.mark?.written ?? "", position: run.start), reach: run.start)
    }
  }

  private mutating func note(_ error: LinkError, reach: Int) {
    misfit = LinkMisfit.further(misfit, LinkMisfit(error: error, reach: reach))
  }
}

/// The reason why something didn't fit, and how far it got.
struct LinkMisfit {
  let error: LinkError
  let reach: Int

  /// Returns the misfit that went further, or the first if both went equally far.
  static func further(_ first: LinkMisfit?, _ second: LinkMisfit?) -> LinkMisfit? {
    guard let first, let second else { return first ?? second }
    return second.reach > first.reach ? second : first
  }
}
