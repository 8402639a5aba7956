/// Tabs in their order, the selected one, and those that were selected before it.
///
/// There is always at least one tab, and no tab is there twice.
public struct TabSelection<Tab: Hashable> {
  /// The tabs, in the order in which they are shown.
  public private(set) var tabs: [Tab]

  /// The tab that the user sees.
  public private(set) var selected: Tab

  /// The tabs that were selected before, the latest last.
  ///
  /// No tab is there twice, except with ``TabBackPolicy/fullHistory``, which remembers the latest
  /// 100.
  public internal(set) var history: [Tab] = []

  /// The tab to which ``goBack()`` leads.
  public let backPolicy: TabBackPolicy

  /// The tab that was selected at the beginning.
  public let initial: Tab

  /// Creates a selection of tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in the order in which they are shown.
  ///   - selected: The tab that is selected at first, or nil for the first one.
  ///   - backPolicy: The tab to which ``goBack()`` leads.
  /// - Precondition: There is a tab, none is there twice, and the selected one is among them. If
  ///   they don't come from the source, use ``init(validating:selected:backPolicy:)``.
  public init(_ tabs: [Tab], selected: Tab? = nil, backPolicy: TabBackPolicy = .stay) {
    do {
      try self.init(validating: tabs, selected: selected, backPolicy: backPolicy)
    } catch {
      preconditionFailure("\(tabs) are no tabs. \(error)")
    }
  }

  /// Creates a selection of all cases of the tab type.
  ///
  /// ```swift
  /// var tabs = TabSelection<Tab>()
  /// ```
  ///
  /// - Parameters:
  ///   - selected: The tab that is selected at first, or nil for the first one.
  ///   - backPolicy: The tab to which ``goBack()`` leads.
  public init(selected: Tab? = nil, backPolicy: TabBackPolicy = .stay) where Tab: CaseIterable {
    self.init(Array(Tab.allCases), selected: selected, backPolicy: backPolicy)
  }

  /// Creates a selection of tabs, or throws why that is not possible.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in the order in which they are shown.
  ///   - selected: The tab that is selected at first, or nil for the first one.
  ///   - backPolicy: The tab to which ``goBack()`` leads.
  /// - Throws: `noTabs`, `tabTwice`, or `tabNotFound` if the selected one is not among them.
  public init(
    validating tabs: [Tab], selected: Tab? = nil, backPolicy: TabBackPolicy = .stay
  ) throws(Refusal) {
    try Self.check(tabs)
    self.tabs = tabs
    self.selected = selected ?? tabs[0]
    self.backPolicy = backPolicy
    initial = self.selected
    try checkThatThereIs(self.selected)
  }

  /// Creates a selection from saved values.
  init(
    _ tabs: [Tab], selected: Tab, initial: Tab, history: [Tab], backPolicy: TabBackPolicy
  ) throws(Refusal) {
    try Self.check(tabs)
    self.tabs = tabs
    self.selected = selected
    self.initial = initial
    self.backPolicy = backPolicy
    try checkThatThereIs(selected)
    for tab in history {
      try checkThatThereIs(tab)
      remember(tab)
    }
    dropRepetitions()
  }

  /// The place of the selected tab in the order.
  public var selectedIndex: Int { tabs.firstIndex(of: selected) ?? 0 }

  /// Selects a tab.
  ///
  /// - Returns: Whether another tab was selected before.
  /// - Throws: `tabNotFound`.
  @discardableResult
  public mutating func select(_ tab: Tab) throws(Refusal) -> Bool {
    try checkThatThereIs(tab)
    guard tab != selected else { return false }
    remember(selected)
    selected = tab
    if backPolicy != .fullHistory { history.removeAll { $0 == tab } }
    return true
  }

  /// Selects a tab at some distance from the selected one.
  ///
  /// - Parameters:
  ///   - distance: The distance in the order of the tabs; negative towards the first.
  ///   - wraps: Whether the first tab follows the last; otherwise the selection stops there.
  /// - Returns: Whether another tab was selected before.
  @discardableResult
  public mutating func move(by distance: Int, wraps: Bool = false) -> Bool {
    let count = tabs.count
    // Limited first, so that the sum can't overflow.
    let index =
      wraps
      ? (selectedIndex + distance % count + count) % count
      : min(max(selectedIndex + min(max(distance, -count), count), 0), count - 1)
    return (try? select(tabs[index])) ?? false
  }

  /// The tab to which ``goBack()`` leads, or nil if it would be refused.
  public var tabBack: Tab? {
    switch backPolicy {
    case .stay: nil
    case .first: other(tabs[0])
    case .initial: tabs.contains(initial) ? other(initial) : nil
    case .order: selectedIndex > 0 ? tabs[selectedIndex - 1] : nil
    case .history, .fullHistory: history.last
    }
  }

  /// Goes back to another tab, as the policy says, and forgets that it was selected before.
  ///
  /// - Returns: The tab that is selected now.
  /// - Throws: `atTheRoot` if there is no tab to go back to.
  @discardableResult
  public mutating func goBack() throws(Refusal) -> Tab {
    guard let tab = tabBack else { throw .atTheRoot }
    switch backPolicy {
    case .history, .fullHistory: history.removeLast()
    // The way back ends at that tab, so what was selected before it no longer counts.
    case .first, .initial, .order, .stay: history.removeAll { $0 == tab }
    }
    selected = tab
    return tab
  }

  /// Changes the tabs and their order.
  ///
  /// A tab that has gone is forgotten. If it was the selected one, the one selected most recently
  /// of those that are left is selected. If there was none, the nearest one before it is selected,
  /// or else the first.
  ///
  /// - Throws: `noTabs` or `tabTwice`; then nothing changes.
  public mutating func setTabs(_ tabs: [Tab]) throws(Refusal) {
    try Self.check(tabs)
    let left = Set(tabs)
    let before = self.tabs.prefix { $0 != selected }
    self.tabs = tabs
    history.removeAll { !left.contains($0) }
    if !left.contains(selected) {
      selected = history.popLast() ?? before.last { left.contains($0) } ?? tabs[0]
    }
    dropRepetitions()
  }

  /// Removes a tab, as ``setTabs(_:)`` does.
  ///
  /// - Throws: `tabNotFound`, or `noTabs` for the last one.
  public mutating func remove(_ tab: Tab) throws(Refusal) {
    try checkThatThereIs(tab)
    try setTabs(tabs.filter { $0 != tab })
  }
}

extension TabSelection: Hashable {}

extension TabSelection: Sendable where Tab: Sendable {}
