import MeerkatJourney

extension Flow {
  /// The link that leads to where the user is, in this flow and the flows in it.
  ///
  /// Destinations without a link, and flows that somebody waits for, are left out with all that
  /// lies above them.
  ///
  /// - Returns: The path and query of an address, such as `/devices/install/login`, or nil where
  ///   the destinations have no links.
  public var link: String? {
    guard Destination.self is any Linked.Type else { return nil }
    var writer = LinkWriter()
    guard let tree = write(into: &writer)?.tree else { return nil }
    return try? writer.text { address in
      var reader = LinkReader(address)
      let target = try? target(reading: &reader, isNew: false)
      return reader.isAtEnd && target?.tree == tree
    }
  }

  /// Writes as much of the flow as has links.
  ///
  /// - Returns: What was written, and whether it is all; nil where nothing has a link.
  func write(into writer: inout LinkWriter) -> (tree: LinkTree, isWhole: Bool)? {
    guard let linked = Destination.self as? any Linked.Type else { return nil }
    return write(into: &writer, as: linked)
  }

  private func write<Place: Linked>(
    into writer: inout LinkWriter, as: Place.Type
  ) -> (tree: LinkTree, isWhole: Bool)? {
    guard let home = home as? Place, let journey = journey as? Journey<Place> else { return nil }
    _ = placement.changes
    let parts = journey.steps.indices.map { part(at: $0) }
    let limit = parts.firstIndex { !$0.isWhole }.map { $0 + 1 } ?? parts.count
    for count in stride(from: limit, through: 1, by: -1) {
      var attempt = writer
      var place = 0
      let part = journey.keeping(count)
      let written: ()? = try? Place.links.write(part, root: home, into: &attempt) {
        _, writer throws(LinkError) in
        if let part = parts[place].writer { writer = part }
        place += 1
      }
      guard written != nil else { continue }
      writer = attempt
      var tree = LinkTree(journey: part, isAtHome: part == Journey(root: home))
      for child in parts[..<count] {
        if let place = child.place, let own = child.tree { tree.children[place] = own }
      }
      return (tree, count == journey.steps.count && parts[count - 1].isWhole)
    }
    return nil
  }

  /// The part of the flow in a step's screen.
  private func part(at index: Int) -> LinkPart {
    let found = flows(at: Placed(step: journey.steps[index]))
    guard let child = found.flows.first(where: { $0.isLinkable(in: found) }) else {
      return LinkPart(isWhole: !hasRaised(at: index))
    }
    var part = LinkPart(isWhole: !hasRaised(at: index))
    var writer = LinkWriter.child
    let text = child.tab.flatMap { found.tabs?.linkText($0) }
    if let text { writer.write(text: text) }
    guard let written = child.flow.write(into: &writer) else { return part }
    let isElsewhere = found.isElsewhere(child.tab)
    if written.tree.isWorthMentioning || isElsewhere {
      part.writer = writer
      part.tree = written.tree
      part.place = LinkTree.Place(index: index, tab: child.tab)
    }
    part.isWhole = part.isWhole && written.isWhole
    return part
  }

  /// Whether any of the destinations can have a link.
  var hasLinks: Bool { Destination.self is any Linked.Type }

  private func hasRaised(at index: Int) -> Bool {
    let key = AnyHashable(Placed(step: journey.steps[index]))
    return placement.raised.contains { $0.step == key }
  }
}

/// The part of a link that belongs to the flow in one step.
private struct LinkPart {
  var writer: LinkWriter?
  var tree: LinkTree?
  var place: LinkTree.Place?
  var isWhole: Bool
}

extension FoundFlow {
  @MainActor
  fileprivate func isLinkable(in found: FoundFlows) -> Bool {
    guard tab != nil else { return isWhole }
    // Of two columns, the one whose flow has links.
    guard let tabs = found.tabs else { return flow.hasLinks }
    return tab == tabs.selected
  }
}

extension Journey {
  /// The lowest steps of the journey.
  fileprivate func keeping(_ count: Int) -> Journey {
    guard count < steps.count else { return self }
    var journey = self
    _ = try? journey.remove(steps[count].id)
    return journey
  }
}
