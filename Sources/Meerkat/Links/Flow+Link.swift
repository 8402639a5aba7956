import MeerkatJourney

extension Flow {
  /// The link to what the user sees, through this flow and the flows in it.
  ///
  /// Destinations without a link, and awaited flows, are left out along with everything above them,
  /// and so are the steps with which the link would exceed its limits.
  /// The value is the path and query of an address, such as `/devices/install/login`, or nil if the
  /// destinations have no links.
  public var link: String? {
    node.tree.observe()
    do { return try link(isCut: false) } catch { return try? link(isCut: true) }
  }

  /// - Throws: An error if the link exceeds its limits.
  private func link(isCut: Bool) throws(LinkError) -> String? {
    let engine = engine
    var tree: LinkTree?
    return try LinkWriter.text(limits: engine.linkLimits, isCut: isCut) { writer in
      tree = engine.writeLink(into: &writer)?.tree
    } isReadBack: { address in
      guard let tree else { return false }
      var reader = LinkReader(address)
      let screens = LinkScreens(areFlowsAsked: false)
      let target = try? engine.linkTarget(reading: &reader, isNew: false, with: screens)
      return reader.isAtEnd && target?.tree == tree
    }
  }
}

extension Navigator {
  /// Writes as much of the flow as has links.
  ///
  /// - Returns: What was written, and whether that is everything; nil if nothing has a link.
  func writeLink(into writer: inout LinkWriter) -> (tree: LinkTree, isWhole: Bool)? {
    guard let linkTable else { return writePart(of: &writer) }
    return write(into: &writer, with: linkTable)
  }

  /// Writes the part of the flow in the root, of a flow whose destinations have no links.
  private func writePart(of writer: inout LinkWriter) -> (tree: LinkTree, isWhole: Bool)? {
    guard node.journey.root == node.home, !node.steps[0].isWithoutFlows else { return nil }
    let part = node.linkPart(of: node.steps[0], for: writer)
    guard part.hasLinks else { return nil }
    if let written = part.writer { writer = written }
    var tree = LinkTree(atHomeOf: node.home)
    if let own = part.tree { tree.children[LinkTree.Key(index: 0, tab: part.tab)] = own }
    return (tree, node.journey.isAtRoot && part.isWhole)
  }

  private func write(
    into writer: inout LinkWriter, with links: LinkTable
  ) -> (tree: LinkTree, isWhole: Bool)? {
    let journey = node.ownJourney
    // An awaited flow has no link, nor has what lies on it.
    var parts = node.steps.prefix { $0.awaited == nil }
      .map { node.linkPart(of: $0, for: writer) }
    let limit = parts.firstIndex { !$0.isWhole }.map { $0 + 1 } ?? parts.count
    // Two ends for each step: with the flow in it, and, if the link is too long, without.
    for end in stride(from: 2 * limit, through: 1, by: writer.isCut ? -1 : -2) {
      let count = (end + 1) / 2
      if end % 2 == 1 { parts[count - 1] = LinkPart(isWhole: false) }
      var attempt = writer
      var place = 0
      var part = journey
      part.apply(journey.cutting(to: count))
      let written: ()? = try? links.write(part, root: node.home, into: &attempt) {
        _, writer throws(LinkError) in
        if let part = parts[place].writer { writer = part }
        place += 1
      }
      guard written != nil, !writer.isCut || attempt.fits(links.limits) else { continue }
      writer = attempt
      var tree = LinkTree(part, home: node.home)
      for (index, child) in parts[..<count].enumerated() {
        if let own = child.tree {
          tree.children[LinkTree.Key(index: index, tab: child.tab)] = own
        }
      }
      return (tree, count == node.steps.count && parts[count - 1].isWhole)
    }
    return nil
  }
}

/// A link's part for the flow in one step.
private struct LinkPart {
  var writer: LinkWriter?
  var tree: LinkTree?
  var tab: AnyTab?
  var isWhole: Bool

  /// Whether there is a flow with links.
  var hasLinks = false
}

extension FlowNode {
  /// The part of the flow in a step's screen.
  fileprivate func linkPart(of step: StepNode, for parent: LinkWriter) -> LinkPart {
    var part = LinkPart(isWhole: true)
    // A screen that was never made contains nothing that has gone anywhere.
    if step.isOutOfSight { return part }
    let content = step.findContent()
    let column = step.columns?.column
    guard let child = content.flows.first(where: { $0.isLinkable(in: content, column) }),
      child.node.isPlaced(in: step)
    else {
      // A tab may be without a flow.
      guard let tab = content.tabs?.selected, let text = tab.linkText,
        !content.flows.contains(where: { $0.tab == tab })
      else { return part }
      part.hasLinks = true
      guard content.isElsewhere(tab) else { return part }
      var writer = parent.child
      writer.write(text: text)
      (part.writer, part.tree, part.tab) = (writer, LinkTree(atHomeOf: tab.base), tab)
      return part
    }
    var writer = parent.child
    let name = child.tab?.linkText
    if let name { writer.write(text: name) }
    if let tabs = content.tabs, tabs.selected.linkText == nil, content.isElsewhere(child.tab) {
      Mistake.report(
        "The tab \(tabs.selected) has no name in links, so that none leads there. "
          + "Let \(type(of: tabs.selected.base.base)) be a LinkValue.")
      return part
    }
    guard
      let written = child.node.navigator?.writeLink(into: &writer)
        ?? (name == nil ? nil : child.node.linkAtHome)
    else { return part }
    part.hasLinks = true
    if written.tree.isWorthMentioning || content.isElsewhere(child.tab) {
      part.writer = writer
      part.tree = written.tree
      part.tab = child.tab
    }
    part.isWhole = part.isWhole && written.isWhole
    return part
  }
}

extension FlowNode {
  /// The link of a flow without links in a tab with a name: that of the tab.
  private var linkAtHome: (tree: LinkTree, isWhole: Bool) {
    (LinkTree(atHomeOf: home), journey.isAtRoot && journey.root == home)
  }
}

extension ChildFlow {
  /// Whether the user looks at the flow, in a screen with its tabs or in one of its columns.
  fileprivate func isLinkable(in content: ScreenContent, _ column: FlowColumn?) -> Bool {
    guard tab != nil else { return isWhole }
    return tab == (content.tabs?.selected ?? column.map { AnyTab($0) })
  }
}
