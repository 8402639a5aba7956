extension Tabs: Equatable {
  /// Whether the tabs, the selections and the journeys look the same.
  public static func == (one: Tabs, other: Tabs) -> Bool {
    one.selection == other.selection && one.all.allSatisfy { one[$0] == other[$0] }
  }
}

extension Tabs: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selection)
    for tab in all { hasher.combine(self[tab]) }
  }
}

extension Tabs: CustomStringConvertible {
  /// One line a tab, the selected one marked: `▸ feed [list, push details]`.
  public var description: String {
    all.map { tab in
      let journey = self[tab].map(\.description) ?? ""
      return "\(tab == selected ? "▸" : " ") \(tab) \(journey)"
    }
    .joined(separator: "\n")
  }
}
