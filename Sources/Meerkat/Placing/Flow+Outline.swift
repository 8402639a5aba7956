import MeerkatJourney

extension Flow {
  /// The journeys of this flow and of all flows in it, as text for people: a line for each flow.
  ///
  /// ```
  /// ShopFlow [home, push devices]
  ///   DevicesFlow [list]
  ///     sheet InstallationFlow [detect, push login]
  /// ```
  ///
  /// A flow stands below the one that it is placed in. Before its name stands how it was raised, or
  /// the tab that it is in. A view that reads the outline is made again when any of them goes
  /// somewhere.
  public var outline: String {
    lines(as: nil).joined(separator: "\n")
  }

  private func lines(as role: String?) -> [String] {
    releaseVanished()
    _ = placement.changes
    let name = [role, "\(type(of: self))", "\(journey)"].compactMap(\.self).joined(separator: " ")
    return [name] + journey.steps.flatMap(linesInside).map { "  " + $0 }
  }

  private func linesInside(_ step: Step<Destination>) -> [String] {
    let placed = Placed(step: step)
    let key = AnyHashable(placed)
    let found = flows(at: placed).flows.flatMap { $0.flow.lines(as: $0.tab.map { "\($0)" }) }
    let settled = settledFlows { $0 == key }.flatMap { $0.lines(as: nil) }
    let raised = placement.raised.filter { $0.step == key }
      .flatMap { $0.flow.lines(as: "\($0.style)") }
    return found + settled + raised
  }
}
