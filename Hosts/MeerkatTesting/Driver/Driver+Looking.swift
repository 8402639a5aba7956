import MeerkatViews

extension Driver {
  /// All elements on top that a user can find, in a screen reader's order.
  public var elements: [Info] { reading().map(\.info) }

  /// Returns whether an element is there.
  ///
  /// - Parameter query: The element, by its label or by role and label.
  /// - Returns: True if one or more elements on top match.
  public func exists(_ query: Query) -> Bool { !query.search.matches(in: reading()).isEmpty }

  /// Returns whether an element with a label is there.
  ///
  /// - Parameter label: The label, whole or in part.
  /// - Returns: True if one or more elements on top match.
  public func exists(_ label: String) -> Bool { exists(Query(label: label)) }

  /// Returns a description of an element.
  ///
  /// - Parameter query: The element, by its label or by role and label.
  /// - Returns: Its role, label and state.
  /// - Throws: ``Driver/Error`` if the element isn't there, or is ambiguous or covered.
  public func element(_ query: Query) throws(Driver.Error) -> Info {
    try find(query, for: "look at") { _ in true }.info
  }

  /// Reads everything on top.
  func reading() -> [FoundElement] {
    update()
    return ScreenReader.read(runtime.window, isTopOnly: true)
  }

  /// Finds the one thing that a query means.
  func find(
    _ query: Query, for action: String, _ isSuitable: (FoundElement) -> Bool
  ) throws(Driver.Error) -> FoundElement {
    let all = reading()
    let matches = query.search.matches(in: all.filter(isSuitable))
    if let position = query.position {
      guard matches.indices.contains(position) else { throw missing(query, all, action) }
      return matches[position]
    }
    guard let first = matches.first else { throw missing(query, all, action) }
    guard matches.count == 1 else { throw error(.ambiguous(query, matches.map(\.info))) }
    return first
  }

  /// Returns the reason why an element can't be found: covered, of another kind, or missing.
  private func missing(_ query: Query, _ all: [FoundElement], _ action: String) -> Error {
    if let other = query.search.matches(in: all).dropFirst(max(query.position ?? 0, 0)).first {
      return error(.unsuitable(other.info, action: action))
    }
    let everything = ScreenReader.read(runtime.window, isTopOnly: false)
    if let covered = query.search.matches(in: everything).first,
      query.search.matches(in: all).isEmpty
    {
      return error(.covered(covered.info))
    }
    return error(.notFound(query, nearMisses: query.search.nearMisses(in: all).map(\.info)))
  }
}
