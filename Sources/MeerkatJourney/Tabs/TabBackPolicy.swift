/// The tab to which going back leads from the selected one.
///
/// Every policy ends somewhere: if no tab is left to go to, going back is refused.
public enum TabBackPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// Back does not change the tab, as on an iPhone.
  case stay
  /// Back goes to the first tab.
  case first
  /// Back goes to the tab that was selected at the beginning.
  case initial
  /// Back goes to the tab before the selected one, in the order of the tabs.
  case order
  /// Back goes to the tab selected before, and to each tab once, as on Android.
  case history
  /// Back goes through all selections as they were made, as in a browser.
  case fullHistory
}
