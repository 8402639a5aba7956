import MeerkatJourney

extension Flow {
  /// Brings this flow, and the flows in its steps, to where an archive says.
  func restore(from archive: ArchivedFlow) throws -> [Loss] {
    guard let restorable = Destination.self as? any Restorable.Type else {
      throw ArchiveError.unreadable("The flow is not restorable.")
    }
    return try restore(from: archive, as: restorable)
  }

  private func restore<Place: Restorable>(
    from archive: ArchivedFlow, as: Place.Type
  ) throws -> [Loss] {
    var restored = try archive.restored(by: Place.restoration)
    guard let journey = restored.journey as? Journey<Destination> else { return [] }
    let (allowed, loss) = allowedPart(of: journey, in: archive.path)
    let before = self.journey.top
    releaseAll()
    settleHome()
    let change = self.journey.become(allowed, keeping: 0)
    tell(change, from: before, cause: .restoration)
    restored.restoreChildren { place, archive in
      try restoreContent(at: place, from: archive)
    }
    return loss + restored.lost
  }

  /// The steps up to the first that may not be entered without further ado.
  private func allowedPart(
    of journey: Journey<Destination>, in path: [Int]
  ) -> (Journey<Destination>, [Loss]) {
    var allowed = journey
    for (place, step) in journey.steps.enumerated().dropFirst() {
      if case .allow = shouldEnter(step.destination) { continue }
      _ = try? allowed.remove(step.id)
      let rest = place..<journey.steps.count
      return (
        allowed, [Loss(.steps(rest), in: path, because: "The flow does not let it be entered.")]
      )
    }
    return (allowed, [])
  }

  /// Restores the flows in a step's screen; nil where there are none.
  private func restoreContent(at place: Int, from archive: ArchivedFlow) throws -> [Loss]? {
    guard place < journey.steps.count else { return nil }
    let step = Placed(step: journey.steps[place])
    let found = flows(at: step)
    if let tabs = found.tabs { return try restoreTabs(tabs, at: step, from: archive) }
    guard let whole = found.flows.first(where: { $0.isWhole && $0.flow.isRestorable }) else {
      return nil
    }
    return try whole.flow.restore(from: archive)
  }

  private func restoreTabs(
    _ tabs: FoundTabs, at step: Placed, from archive: ArchivedFlow
  ) throws -> [Loss]? {
    let container = try archive.decoder.container(keyedBy: ArchivedTabs.Key.self)
    let selected = try container.decode(String.self, forKey: .selected)
    let contents = try container.nestedContainer(keyedBy: TabName.self, forKey: .tabs)
    let collector = FlowCollector(known: flows(at: step), includesAllTabs: true)
    _ = collector.collect { screen(for: step.step.destination) }
    var found = collector.result
    var lost: [Loss] = []
    // Tabs that were never seen stay so.
    found.flows = try found.flows.filter { flow in
      guard let tab = flow.tab, let name = tabs.linkText(tab) else { return false }
      let isKnown = contents.contains(TabName(name))
      if isKnown {
        let nested = ArchivedFlow(
          try contents.superDecoder(forKey: TabName(name)), path: archive.path)
        lost += try flow.flow.restore(from: nested)
      }
      return isKnown || tab == tabs.selected
    }
    adopt(found, at: AnyHashable(step))
    let tab = found.flows.lazy.compactMap(\.tab).first { tabs.linkText($0) == selected }
    if let tab { selectTab(tab, at: step) }
    return lost
  }
}

/// The name of a tab.
private struct TabName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
