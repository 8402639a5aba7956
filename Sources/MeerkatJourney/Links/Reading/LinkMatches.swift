/// For a run of segments, the most specific link that ends after each number of them.
struct LinkMatches<Destination: Hashable & Sendable> {
  struct Match {
    let destination: Destination
    let placement: LinkPlacement
  }

  private let links: Links<Destination>
  private let run: LinkRun
  private let shared: [LinkQuery]
  private var ends: [Match?]
  private var furthest = 0
  private var failure: LinkError?

  /// Finds the links in a run.
  ///
  /// - Complexity: O(number of segments, and of the patterns that begin like them).
  init(_ links: Links<Destination>, run: LinkRun, shared: [LinkQuery]) {
    self.links = links
    self.run = run
    self.shared = shared
    ends = Array(repeating: nil, count: run.cells.count + 1)
    visit(0, after: 0)
  }

  /// The link that takes exactly so many segments.
  subscript(count: Int) -> Match? { ends[count] }

  /// Whether the run has no segments.
  var isEmpty: Bool { run.cells.isEmpty }

  /// The link that takes the whole run.
  var whole: Match? { ends[run.cells.count] }

  /// Why no link takes the whole run.
  var misfit: LinkError {
    if let failure { return failure }
    if furthest < run.cells.count {
      let cell = run.cells[furthest]
      return .unknown(segment: cell.text, position: cell.place + 1)
    }
    guard let last = run.cells.last else {
      return .unfinished(segment: run.mark?.written ?? "", position: run.start)
    }
    return .unfinished(segment: last.text, position: last.place + 1)
  }

  /// Follows the tree, the more specific branch first, so that the first who fits is the one.
  private mutating func visit(_ index: Int, after count: Int) {
    let node = links.tree.nodes[index]
    furthest = max(furthest, count)
    if run.tail != count {
      for link in node.ends { end(link, after: count) }
      if count < run.cells.count {
        let cell = run.cells[count]
        if !cell.isValue, let next = node.texts[cell.text] { visit(next, after: count + 1) }
        if let next = node.parameter { visit(next, after: count + 1) }
      }
    }
    if run.tail ?? count == count {
      for link in node.tails { end(link, after: run.cells.count) }
    }
  }

  private mutating func end(_ index: Int, after count: Int) {
    guard ends[count] == nil else { return }
    let link = links.links[index]
    let queries = run.queries(after: count) ?? shared
    var arguments = LinkArguments(link.pattern, run: run, queries: queries)
    do {
      ends[count] = Match(destination: try link.read(&arguments), placement: link.placement)
    } catch {
      if count == run.cells.count, failure == nil { failure = error }
    }
  }
}
