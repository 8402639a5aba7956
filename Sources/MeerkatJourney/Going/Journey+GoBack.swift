extension Journey {
  /// Goes back to the topmost step whose destination is meant.
  ///
  /// ```swift
  /// try journey.goBack { if case .task = $0 { true } else { false } }
  /// ```
  ///
  /// Nothing changes where that is the top step.
  ///
  /// - Parameter isMeant: Whether a destination is one to go back to; asked from the top down.
  /// - Returns: What changed.
  /// - Throws: `nothingMatches` when no destination is meant; then nothing is removed.
  @inlinable
  @discardableResult
  public mutating func goBack(
    where isMeant: (Destination) -> Bool
  ) throws(Refusal) -> Change<Destination> {
    carryOut(try planBack(where: isMeant))
  }

  /// Decides how to go back to the topmost step whose destination is meant.
  @inlinable
  package func planBack(
    where isMeant: (Destination) -> Bool
  ) throws(Refusal) -> Plan<Destination> {
    guard let place = list.lastIndex(where: { isMeant($0.destination) }) else {
      throw .nothingMatches
    }
    return .cut(kept: place + 1)
  }
}
