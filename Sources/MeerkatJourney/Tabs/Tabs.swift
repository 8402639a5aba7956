/// Some tabs, each with a journey of its own, and the selected one.
///
/// ```swift
/// var tabs = try Tabs([Tab.feed, .search]) { tab in tab == .feed ? Place.feed : .query }
/// try tabs.go(.forward(to: .post(7)))     // in the feed
/// try tabs.select(.search)                // the feed stays where it is
/// try tabs.select(.search)                // selected again: back to its root
/// ```
///
/// A tab that was never visited keeps no more than its root.
public struct Tabs<Tab: Hashable, Destination: Hashable> {
  /// Which tabs there are, which one is selected, and which were before.
  public private(set) var selection: TabSelection<Tab>

  /// The destination at the bottom of each tab.
  private var roots: [Tab: Destination]

  /// The journeys that are not at the root that their tab began with.
  private var journeys: [Tab: Journey<Destination>] = [:]

  /// Creates tabs that are all at their roots.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in the order in which they are shown.
  ///   - selected: The tab that is selected at first, or nil for the first one.
  ///   - backPolicy: What going back means where the selected tab is at its root.
  ///   - root: The destination at the bottom of a tab.
  /// - Throws: `noTabs`, `tabTwice`, or `tabNotFound` for a selected one that is not among them.
  public init(
    _ tabs: [Tab], selected: Tab? = nil, backPolicy: TabBackPolicy = .stay,
    root: (Tab) -> Destination
  ) throws(Refusal) {
    selection = try TabSelection(tabs, selected: selected, backPolicy: backPolicy)
    roots = Dictionary(uniqueKeysWithValues: tabs.map { ($0, root($0)) })
  }

  /// Creates tabs from their parts, as they were saved.
  init(
    selection: TabSelection<Tab>, journeys: [Journey<Destination>]
  ) {
    self.selection = selection
    let parts = zip(selection.tabs, journeys)
    roots = Dictionary(uniqueKeysWithValues: parts.map { ($0, $1.root) })
    for (tab, journey) in parts { keep(journey, of: tab) }
  }

  /// The tabs, in the order in which they are shown.
  public var all: [Tab] { selection.tabs }

  /// The tab that the user sees.
  public var selected: Tab { selection.selected }

  /// The journey of the selected tab.
  public var journey: Journey<Destination> {
    // Every tab that can be selected has a root.
    self[selected] ?? Journey(root: roots.values[roots.startIndex])
  }

  /// The journey of a tab, or nil where there is no such tab.
  public subscript(tab: Tab) -> Journey<Destination>? {
    journeys[tab] ?? roots[tab].map { Journey(root: $0) }
  }

  /// How many journeys take memory: those of the tabs that were left somewhere else than at the
  /// root.
  public var countOfKeptJourneys: Int { journeys.count }

  /// Selects a tab; the selected one goes to its root when it is selected again.
  ///
  /// - Returns: From which tab to which, and what changed in the journey of that tab.
  /// - Throws: `tabNotFound`.
  @discardableResult
  public mutating func select(_ tab: Tab) throws(Refusal) -> TabChange<Tab, Destination> {
    let previous = selected
    guard try selection.select(tab) else { return try go(.backToRoot) }
    return TabChange(from: previous, to: tab, steps: Change(unchanged: journey))
  }

  /// Goes in a direction in the selected tab.
  ///
  /// At the root of a tab, a step back goes to another tab, as the ``TabBackPolicy`` says.
  ///
  /// - Returns: From which tab to which, and what changed in the journey.
  /// - Throws: Why the direction was refused; then nothing changes.
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>
  ) throws(Refusal) -> TabChange<Tab, Destination> {
    let tab = selected
    if case .back = direction, journeys[tab]?.isAtRoot ?? true {
      try selection.goBack()
      return TabChange(from: tab, to: selected, steps: Change(unchanged: journey))
    }
    return TabChange(
      from: tab, to: tab,
      steps: try change(tab) { (journey) throws(Refusal) in
        try journey.go(direction)
      })
  }

  /// Goes in several directions as one change, all of them in the selected tab.
  ///
  /// Where one is refused, none is followed.
  ///
  /// - Returns: What changed in its journey.
  /// - Throws: Why one of the directions was refused; then nothing changes.
  @discardableResult
  public mutating func go(
    _ directions: [Direction<Destination>]
  ) throws(Refusal) -> TabChange<Tab, Destination> {
    let tab = selected
    return TabChange(
      from: tab, to: tab,
      steps: try change(tab) { (journey) throws(Refusal) in
        try journey.go(directions)
      })
  }

  /// Goes in a direction in a tab that need not be the selected one, which it does not become.
  ///
  /// - Returns: What changed in the journey of that tab.
  /// - Throws: `tabNotFound`, or why the direction was refused; then nothing changes.
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>, in tab: Tab
  ) throws(Refusal) -> Change<Destination> {
    try selection.checkThatThereIs(tab)
    return try change(tab) { (journey) throws(Refusal) in try journey.go(direction) }
  }

  /// Whether a step back is possible: in the selected tab, or to another one.
  public var canGoBack: Bool { !(journeys[selected]?.isAtRoot ?? true) || selection.tabBack != nil }
}

extension Tabs {
  /// Changes which tabs there are, and their order.
  ///
  /// The journeys of those that stay are kept. Where the selected tab has gone, the one selected
  /// most recently of those left is selected; see ``TabSelection/setTabs(_:)``.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in the order in which they are shown.
  ///   - root: The destination at the bottom of a tab that is new.
  /// - Throws: `noTabs` or `tabTwice`; then nothing changes.
  public mutating func setTabs(_ tabs: [Tab], root: (Tab) -> Destination) throws(Refusal) {
    try selection.setTabs(tabs)
    var next: [Tab: Destination] = [:]
    for tab in tabs { next[tab] = roots[tab] ?? root(tab) }
    roots = next
    journeys = journeys.filter { next[$0.key] != nil }
  }

  /// Removes a tab with its journey.
  ///
  /// - Returns: The journey that the tab had.
  /// - Throws: `tabNotFound`, or `noTabs` for the last one.
  @discardableResult
  public mutating func remove(_ tab: Tab) throws(Refusal) -> Journey<Destination>? {
    try selection.remove(tab)
    let root = roots.removeValue(forKey: tab)
    return journeys.removeValue(forKey: tab) ?? root.map { Journey(root: $0) }
  }

  // The journey is taken out while it changes, so that it is not copied.
  private mutating func change(
    _ tab: Tab, _ change: (inout Journey<Destination>) throws(Refusal) -> Change<Destination>
  ) throws(Refusal) -> Change<Destination> {
    guard var journey = journeys.removeValue(forKey: tab) ?? self[tab] else {
      throw .tabNotFound(String(describing: tab))
    }
    defer { keep(journey, of: tab) }
    return try change(&journey)
  }

  // One that never left its root is made again when it is asked for; one that did has given out
  // identities, which must not come back.
  private mutating func keep(_ journey: Journey<Destination>, of tab: Tab) {
    let isAsItBegan = journey.isAtRoot && !journey.hasMoved
    journeys[tab] = isAsItBegan ? nil : journey
  }
}

extension Tabs: Sendable where Tab: Sendable, Destination: Sendable {}
