/// An ordered list of tabs, with the selected one and those selected before.
///
/// There is always at least one tab, and no tab occurs twice.
public struct TabSelection<Tab: Hashable> {
  /// The tabs, in the order in which they are shown.
  public private(set) var tabs: [Tab]

  /// The tab that the user sees.
  public private(set) var selected: Tab

  /// The other tabs that were selected before, each once, the most recent last.
  public private(set) var history: [Tab] = []

  /// The tab that was selected initially; once it is removed, the first one.
  public private(set) var initial: Tab

  /// Creates a selection of tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in the order in which they are shown.
  ///   - selected: The initially selected tab, or nil for the first one.
  /// - Precondition: There is at least one tab, no tab occurs twice, and the selected one is among
  ///   them. For tabs that don't come from source code, use ``init(validating:selected:)``.
  public init(_ tabs: [Tab], selected: Tab? = nil) {
    do {
      try self.init(validating: tabs, selected: selected)
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
  /// - Parameter selected: The initially selected tab, or nil for the first one.
  public init(selected: Tab? = nil) where Tab: CaseIterable {
    self.init(Array(Tab.allCases), selected: selected)
  }

  /// Creates a selection of tabs, or throws an error if they aren't valid.
  ///
  /// - Parameters:
  ///   - tabs: The tabs, in the order in which they are shown.
  ///   - selected: The initially selected tab, or nil for the first one.
  /// - Throws: `noTabs`, `repeated`, or `notFound` if the selected one isn't among the tabs.
  public init(validating tabs: [Tab], selected: Tab? = nil) throws(TabError) {
    try self.init(tabs, selected: selected, initial: selected, history: [])
  }

  /// Creates a selection from saved values.
  init(_ tabs: [Tab], selected: Tab?, initial: Tab?, history: [Tab]) throws(TabError) {
    try Self.check(tabs)
    let selected = selected ?? tabs[0]
    (self.tabs, self.selected) = (tabs, selected)
    self.initial = tabs.first { $0 == initial } ?? tabs[0]
    try checkThatThereIs(selected)
    for tab in history {
      try checkThatThereIs(tab)
      remember(tab)
    }
    forget(selected)
  }

  /// The index of the selected tab.
  public var selectedIndex: Int { tabs.firstIndex(of: selected) ?? 0 }

  /// Selects a tab.
  ///
  /// - Returns: Whether the selection changed.
  /// - Throws: `notFound` if there is no such tab.
  @discardableResult
  public mutating func select(_ tab: Tab) throws(TabError) -> Bool {
    try checkThatThereIs(tab)
    guard tab != selected else { return false }
    remember(selected)
    selected = tab
    forget(tab)
    return true
  }

  /// Selects the tab at a distance from the selected one.
  ///
  /// - Parameters:
  ///   - distance: The distance in the order of the tabs; negative towards the first.
  ///   - wraps: Whether the first tab follows the last; otherwise the selection stops there.
  /// - Returns: Whether the selection changed.
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

  /// Replaces the tabs and their order.
  ///
  /// A removed tab is also removed from the history. If the selected tab is removed, the most
  /// recently selected of the remaining tabs is selected; without one, the nearest tab before it,
  /// or else the first.
  ///
  /// - Throws: `noTabs` or `repeated`; nothing then changes.
  public mutating func setTabs(_ tabs: [Tab]) throws(TabError) {
    try Self.check(tabs)
    let left = Set(tabs)
    let before = self.tabs.prefix { $0 != selected }
    self.tabs = tabs
    history.removeAll { !left.contains($0) }
    if !left.contains(initial) { initial = tabs[0] }
    if !left.contains(selected) {
      selected = history.popLast() ?? before.last { left.contains($0) } ?? tabs[0]
    }
    forget(selected)
  }

  /// Removes a tab, as ``setTabs(_:)`` does.
  ///
  /// - Throws: `notFound`, or `noTabs` for the last one.
  public mutating func remove(_ tab: Tab) throws(TabError) {
    try checkThatThereIs(tab)
    try setTabs(tabs.filter { $0 != tab })
  }
}

extension TabSelection {
  /// Remembers a tab as the one selected most recently.
  private mutating func remember(_ tab: Tab) {
    forget(tab)
    history.append(tab)
  }

  private mutating func forget(_ tab: Tab) { history.removeAll { $0 == tab } }

  private func checkThatThereIs(_ tab: Tab) throws(TabError) {
    guard tabs.contains(tab) else { throw .notFound(String(describing: tab)) }
  }

  private static func check(_ tabs: [Tab]) throws(TabError) {
    guard !tabs.isEmpty else { throw .noTabs }
    var seen: Set<Tab> = []
    for tab in tabs where !seen.insert(tab).inserted {
      throw .repeated(String(describing: tab))
    }
  }
}

extension TabSelection: CustomStringConvertible {
  /// The tabs, the selected one in brackets: `feed [search] settings`.
  public var description: String {
    tabs.map { $0 == selected ? "[\($0)]" : "\($0)" }.joined(separator: " ")
  }
}

extension TabSelection: Hashable {}

extension TabSelection: Sendable where Tab: Sendable {}
