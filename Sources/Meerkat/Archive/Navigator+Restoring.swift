import MeerkatJourney

extension Navigator {
  /// Brings this flow, and the flows in its steps, to where an archive says.
  ///
  /// Steps that are there already stay, with their screens and the flows in them.
  func restore(from archive: ArchivedFlow) throws -> [RestorationLoss] {
    guard let codable = Destination.self as? any (Codable & Hashable).Type else {
      throw ArchiveError.unreadable("The flow's destinations are not Codable.")
    }
    return try restore(from: archive, as: codable)
  }

  private func restore<Restored: Codable & Hashable>(
    from archive: ArchivedFlow, as: Restored.Type
  ) throws -> [RestorationLoss] {
    guard let restoration = restoration as? Restoration<Restored> else { return [] }
    var restored = try archive.restored(by: restoration, maxSteps: node.room)
    guard let journey = restored.journey as? Journey<Destination> else { return [] }
    let (allowed, loss) = allowedPart(of: journey, in: archive.path)
    let change = FlowChange(node, node.journey.change(to: allowed.erased)).unguarded
    for pending in node.pending(supersededBy: [change]) { pending.withdraw(.superseded) }
    if !change.isEmpty {
      let transition = Transition(changes: node.endingDialogs(below: change) + [change])
      transition.endSuspended()
      transition.commit(in: node, cause: .restoration)
    }
    restored.restoreChildren { place, archive in
      guard place < node.steps.count else { return nil }
      return try node.steps[place].restoreContent(from: archive)
    }
    return loss + restored.lost
  }

  /// Returns the steps below the first one that the flow doesn't simply allow.
  private func allowedPart(
    of journey: Journey<Destination>, in path: [Int]
  ) -> (Journey<Destination>, [RestorationLoss]) {
    let steps = journey.steps
    let forbidden = steps.indices.dropFirst().first { place in
      if case .allow = flow?.shouldEnter(steps[place].destination) { false } else { true }
    }
    guard let forbidden else { return (journey, []) }
    var allowed = journey
    allowed.apply(journey.cutting(to: forbidden))
    let loss = RestorationLoss(
      .steps(forbidden..<steps.count), in: path, because: "The flow does not let the user enter it."
    )
    return (allowed, [loss])
  }
}

extension StepNode {
  /// Restores the flows in the screen, or returns nil if there are none.
  fileprivate func restoreContent(from archive: ArchivedFlow) throws -> [RestorationLoss]? {
    let container = try archive.decoder.container(keyedBy: ArchivedTabs.Key.self)
    guard container.contains(.tabs) else {
      return try findContent().wholeRestorable?.restore(from: archive)
    }
    return try restoreTabs(in: container, of: archive)
  }

  /// Restores the tabs that the archive has; no other one is made.
  private func restoreTabs(
    in container: KeyedDecodingContainer<ArchivedTabs.Key>, of archive: ArchivedFlow
  ) throws -> [RestorationLoss] {
    let contents = try container.nestedContainer(keyedBy: TabName.self, forKey: .tabs)
    var lost: [RestorationLoss] = []
    func lose(_ name: String, because reason: String = "There is no such tab.") {
      lost.append(RestorationLoss(.child(name), in: archive.path, because: reason))
    }
    for key in contents.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      do {
        let nested = ArchivedFlow(try contents.superDecoder(forKey: key), path: archive.path)
        let tab = build(tabName: key.stringValue)?.content.child(named: key.stringValue)
        guard let navigator = tab?.node.navigator else {
          lose(key.stringValue)
          continue
        }
        lost += try navigator.restore(from: nested)
      } catch {
        // A tab that can't be restored doesn't affect the others.
        lose(key.stringValue, because: String(describing: error))
      }
    }
    if let name = try container.decodeIfPresent(String.self, forKey: .selected),
      !select(named: name), !contents.contains(TabName(stringValue: name))
    {
      lose(name)
    }
    if let name = try container.decodeIfPresent(String.self, forKey: .visibility) {
      columns?.visibilityName = name
    }
    return lost
  }

  /// Shows the tab or column with a name, if there is one.
  private func select(named name: String) -> Bool {
    if let columns, let column = FlowColumn.allCases.first(where: { "\($0)" == name }) {
      columns.show(column)
    } else if let tab = build(tabName: name)?.content.tabs?.tab(named: name) {
      select(tab)
    } else {
      return false
    }
    return true
  }
}

@MainActor
extension ScreenContent {
  /// The flow in the tab with a name in links.
  fileprivate func child(named name: String) -> ChildFlow? {
    flows.first { child in child.tab.flatMap { self.name(ofTab: $0) } == name }
  }
}

/// The name of a tab.
private struct TabName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
