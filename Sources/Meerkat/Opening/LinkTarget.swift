import MeerkatJourney

/// What a link makes of a flow and of the flows in it; nothing has changed yet.
@MainActor
struct LinkTarget {
  /// A flow in the screen of a step.
  struct Child {
    let target: LinkTarget
    /// All flows in that screen, of which this is one.
    let found: FoundFlows
    let tab: AnyHashable?
  }

  /// What is left when all of it is carried out.
  let tree: LinkTree

  /// What has to be done, this flow first.
  let moves: () -> [Move]
}

extension Flow {
  /// What an address makes of the flow, or nil when its destinations have no links.
  ///
  /// - Parameters:
  ///   - reader: The address, at the part of this flow.
  ///   - isNew: Whether the flow has been made for the address.
  /// - Returns: What is to be done, and what is left then.
  /// - Throws: Which part of the address does not fit.
  func target(
    reading reader: inout LinkReader, isNew: Bool
  ) throws(LinkError) -> LinkTarget? {
    guard let linked = Destination.self as? any Linked.Type else { return nil }
    return try target(reading: &reader, isNew: isNew, as: linked)
  }

  private func target<Place: Linked>(
    reading reader: inout LinkReader, isNew: Bool, as: Place.Type
  ) throws(LinkError) -> LinkTarget? {
    guard let home = home as? Place else { return nil }
    var children: [Int: (top: Step<Place>, child: LinkTarget.Child)] = [:]
    let journey = try Place.links.read(&reader, root: home) {
      journey, reader throws(LinkError) in
      let place = journey.steps.count - 1
      guard let own = journey as? Journey<Destination>,
        let child = try self.child(at: place, of: own, reading: &reader)
      else { return false }
      children[place] = (journey.top, child)
      return true
    }
    guard let own = journey as? Journey<Destination> else { return nil }
    let kept = children.filter {
      $0.key < journey.steps.count && journey.steps[$0.key] == $0.value.top
    }
    return target(own, children: kept.mapValues(\.child), isNew: isNew)
  }

  private func target(
    _ journey: Journey<Destination>, children: [Int: LinkTarget.Child], isNew: Bool
  ) -> LinkTarget {
    var tree = LinkTree(journey: journey, isAtHome: journey == Journey(root: home))
    for (place, child) in children where child.isWorthMentioning {
      tree.children[LinkTree.Place(index: place, tab: child.tab)] = child.target.tree
    }
    return LinkTarget(tree: tree) { [weak self] in
      self?.moves(to: journey, children: children, isNew: isNew) ?? []
    }
  }

  /// Reads the part of an address that belongs to a flow in the screen of a step.
  private func child(
    at place: Int, of journey: Journey<Destination>, reading reader: inout LinkReader
  ) throws(LinkError) -> LinkTarget.Child? {
    let isKept = place < commonSteps(with: journey)
    let known =
      isKept
      ? placement.found[AnyHashable(Placed(step: self.journey.steps[place]))] : nil
    let collector = FlowCollector(known: known ?? FoundFlows(), includesAllTabs: true)
    _ = collector.collect { screen(for: journey.steps[place].destination) }
    let found = collector.result
    var failure: LinkError?
    for candidate in found.flows where candidate.isWhole || candidate.tab != nil {
      var rest = reader
      if let text = candidate.tab.flatMap({ found.tabs?.linkText($0) }), !rest.takeText(text) {
        continue
      }
      candidate.flow.settleHome()
      let isNew = known?.flows.contains { $0.flow === candidate.flow } != true
      do {
        guard let target = try candidate.flow.target(reading: &rest, isNew: isNew) else { continue }
        reader = rest
        return LinkTarget.Child(target: target, found: found, tab: candidate.tab)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  func commonSteps(with other: Journey<Destination>) -> Int {
    zip(journey.steps, other.steps).prefix { $0 == $1 }.count
  }
}

extension LinkTarget.Child {
  /// Whether the child would not be found where it is when the link did not mention it.
  @MainActor
  fileprivate var isWorthMentioning: Bool {
    target.tree.isWorthMentioning || found.isElsewhere(tab)
  }
}
