import MeerkatJourney

/// Writes a flow, and the flows in its steps.
///
/// An encoder calls back in the same turn in which it is called, on the main actor.
struct ArchiveWriter: Encodable {
  let flow: any Flow

  func encode(to encoder: any Encoder) throws {
    // The encoder is used by nobody else while this call runs.
    nonisolated(unsafe) let encoder = encoder
    try MainActor.assumeIsolated { try flow.encode(to: encoder) }
  }
}

extension Flow {
  /// Whether the flow can be saved.
  var isRestorable: Bool { Destination.self is any Restorable.Type }

  fileprivate func encode(to encoder: any Encoder) throws {
    guard let restorable = Destination.self as? any Restorable.Type else { return }
    try encode(to: encoder, as: restorable)
  }

  private func encode<Place: Restorable>(to encoder: any Encoder, as: Place.Type) throws {
    guard let journey = journey as? Journey<Place> else { return }
    try Place.restoration.encode(journey, to: encoder) { place in archivedContent(at: place) }
  }

  /// What is saved of the flows in a step's screen: the flow that is the screen, or all tabs.
  private func archivedContent(at place: Int) -> (any Encodable)? {
    let found = flows(at: Placed(step: journey.steps[place]))
    if let tabs = found.tabs { return ArchivedTabs(tabs, found.flows) }
    return found.flows.first { $0.isWhole && $0.flow.isRestorable }
      .map { ArchiveWriter(flow: $0.flow) }
  }
}

/// The tabs in a step's screen: the selected one, and those that have been seen.
struct ArchivedTabs: Encodable {
  enum Key: String, CodingKey { case selected, tabs }

  private let selected: String
  private let tabs: [String: ArchiveWriter]

  /// Creates what is saved, or nil where tabs have no names.
  @MainActor
  init?(_ found: FoundTabs, _ flows: [FoundFlow]) {
    guard let selected = found.linkText(found.selected) else { return nil }
    self.selected = selected
    let named = flows.compactMap { flow -> (String, ArchiveWriter)? in
      guard let name = flow.tab.flatMap(found.linkText), flow.flow.isRestorable else { return nil }
      return (name, ArchiveWriter(flow: flow.flow))
    }
    tabs = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
