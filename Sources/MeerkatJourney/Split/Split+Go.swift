extension Split {
  /// Goes in a direction, as the host shows the split.
  ///
  /// - Parameters:
  ///   - direction: Where to go.
  ///   - isCollapsed: Whether both columns are shown as one stack. Then the direction is followed
  ///     in that stack, where a step back from the details' root leads to the sidebar. Otherwise it
  ///     is followed in the ``activeColumn``.
  /// - Returns: What changed, in that stack or in that column.
  /// - Throws: Why the direction was refused; then nothing changes.
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>, isCollapsed: Bool
  ) throws(Refusal) -> Change<Destination> {
    guard isCollapsed else { return try go(direction, in: activeColumn) }
    var one = collapsed
    let change = try one.go(direction)
    openOut(one, keeping: change.kept)
    return change
  }

  /// Goes in a direction in one of the columns, which are shown side by side.
  ///
  /// - Returns: What changed in the column.
  /// - Throws: `noDetail`, `alreadyPresented` when the other column presents something, or why else
  ///   the direction was refused; then nothing changes.
  @discardableResult
  public mutating func go(
    _ direction: Direction<Destination>, in column: Column
  ) throws(Refusal) -> Change<Destination> {
    guard self[column] != nil else { throw .noDetail }
    let other = self[column == .sidebar ? .detail : .sidebar]
    if let presentation = other?.presentation, direction.presents {
      throw .alreadyPresented(presentation)
    }
    switch column {
    case .sidebar: return try sidebar.go(direction)
    case .detail: return try detail?.go(direction) ?? Change(kept: 0)
    }
  }

  /// Whether there is something to go back to.
  ///
  /// - Parameter isCollapsed: Whether both columns are shown as one stack. Side by side, nothing
  ///   lies behind the details' root.
  /// - Returns: Whether the direction `back` is followed.
  public func canGoBack(isCollapsed: Bool) -> Bool {
    if isCollapsed, detail != nil { return true }
    return self[activeColumn].map { !$0.isAtRoot } ?? false
  }
}

extension Direction {
  /// Whether following it puts a presentation on top.
  fileprivate var presents: Bool {
    switch self {
    case .forward(_, .present), .replaceTop(_, .present): true
    case .replaceAll(let journey): journey.presentation != nil
    default: false
    }
  }
}
