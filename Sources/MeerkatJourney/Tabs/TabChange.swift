/// What a direction or a selection did to tabs.
public struct TabChange<Tab: Hashable, Destination: Hashable> {
  /// The tab that was selected before.
  public let from: Tab

  /// The tab that is selected now.
  public let to: Tab

  /// What changed in the journey of the tab that is selected now.
  public let steps: Change<Destination>

  /// Whether everything is as it was before.
  public var isEmpty: Bool { from == to && steps.isEmpty }
}

extension TabChange: Hashable {}

extension TabChange: Sendable where Tab: Sendable, Destination: Sendable {}

extension TabChange: CustomStringConvertible {
  public var description: String {
    from == to ? "\(to): \(steps)" : "\(from) → \(to): \(steps)"
  }
}
