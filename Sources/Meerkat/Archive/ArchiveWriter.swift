import MeerkatJourney

/// Writes a flow and the flows in its steps.
///
/// An encoder calls back synchronously, so the calls stay on the main actor.
struct ArchiveWriter: Encodable {
  private let write: @MainActor @Sendable (any Encoder) throws -> Void

  @MainActor
  init(_ navigator: any AnyNavigator) { write = { try navigator.encode(to: $0) } }

  func encode(to encoder: any Encoder) throws {
    // Nothing else uses the encoder while this call runs.
    nonisolated(unsafe) let encoder = encoder
    let write = write
    try MainActor.assumeIsolated { try write(encoder) }
  }
}

extension FlowNode {
  /// The navigator, if the flow can be saved.
  var restorable: (any AnyNavigator)? {
    navigator.flatMap { $0.isRestorable ? $0 : nil }
  }
}

extension Navigator {
  var isRestorable: Bool { Destination.self is any (Codable & Hashable).Type }

  func encode(to encoder: any Encoder) throws {
    guard let codable = Destination.self as? any (Codable & Hashable).Type else { return }
    try encode(to: encoder, as: codable)
  }

  private func encode<Kept: Codable & Hashable>(to encoder: any Encoder, as: Kept.Type) throws {
    guard let journey = current as? Journey<Kept>,
      let restoration = restoration as? Restoration<Kept>
    else { return }
    let steps = node.ownSteps
    try restoration.encode(journey, to: encoder) { steps[$0].archivedContent }
  }
}

extension StepNode {
  /// What to save of the flows in the screen: the flow that is the screen, or all tabs or columns.
  ///
  /// A flow that several steps show is saved where it is.
  fileprivate var archivedContent: (any Encodable)? {
    if isOutOfSight { return nil }
    var content = findContent()
    content.flows.removeAll { !$0.node.isPlaced(in: self) }
    if content.hasSeveralStacks { return ArchivedTabs(content, columns) }
    return content.wholeRestorable.map { ArchiveWriter($0) }
  }
}

extension ScreenContent {
  /// The navigator of the flow that is the whole screen, if it can be saved.
  @MainActor
  var wholeRestorable: (any AnyNavigator)? {
    flows.lazy.filter(\.isWhole).compactMap(\.node.restorable).first
  }
}

/// The tabs or columns in a step's screen.
///
/// Of tabs, only those that have been selected are written.
struct ArchivedTabs: Encodable {
  enum Key: String, CodingKey { case selected, tabs, visibility }

  private let selected: String?
  private let visibility: String?
  private let tabs: [String: ArchiveWriter]

  /// Collects what to save, or returns nil if the tabs have no names.
  @MainActor
  init?(_ content: ScreenContent, _ columns: FlowColumns?) {
    selected =
      content.tabs.flatMap { content.name(ofTab: $0.selected) } ?? columns.map { "\($0.column)" }
    visibility = columns?.visibilityName
    if content.tabs != nil, selected == nil { return nil }
    let named = content.flows.compactMap { child -> (String, ArchiveWriter)? in
      guard let name = child.tab.flatMap({ content.name(ofTab: $0) }),
        let navigator = child.node.restorable
      else { return nil }
      return (name, ArchiveWriter(navigator))
    }
    tabs = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}
