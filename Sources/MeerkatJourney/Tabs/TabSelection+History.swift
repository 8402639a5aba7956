extension TabSelection {
  /// Remembers a tab as the one selected most recently.
  mutating func remember(_ tab: Tab) {
    if backPolicy != .fullHistory { history.removeAll { $0 == tab } }
    history.append(tab)
    if history.count > 100 { history.removeFirst() }
  }

  /// Forgets selections that repeat the one after them, because a tab in between has gone.
  mutating func dropRepetitions() {
    let selected = selected
    var rest: [Tab] = []
    for tab in history where tab != rest.last { rest.append(tab) }
    if rest.last == selected { rest.removeLast() }
    history = rest
    if backPolicy != .fullHistory { history.removeAll { $0 == selected } }
  }

  /// Returns the tab unless it is the selected one.
  func other(_ tab: Tab) -> Tab? {
    tab == selected ? nil : tab
  }

  func checkThatThereIs(_ tab: Tab) throws(Refusal) {
    guard tabs.contains(tab) else { throw .tabNotFound(String(describing: tab)) }
  }

  static func check(_ tabs: [Tab]) throws(Refusal) {
    guard !tabs.isEmpty else { throw .noTabs }
    var seen: Set<Tab> = []
    for tab in tabs where !seen.insert(tab).inserted {
      throw .tabTwice(String(describing: tab))
    }
  }
}

extension TabSelection: CustomStringConvertible {
  /// The tabs, the selected one in brackets: `feed [search] settings`.
  public var description: String {
    tabs.map { $0 == selected ? "[\($0)]" : "\($0)" }.joined(separator: " ")
  }
}
