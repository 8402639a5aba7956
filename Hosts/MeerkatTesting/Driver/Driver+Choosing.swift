import MeerkatViews

extension Driver {
  /// Chooses an option of a picker, an item of a menu or context menu, or an action beside a row.
  ///
  /// ```swift
  /// try app.choose("By date", in: "Sort")
  /// try app.choose("Delete", in: .menu("More"))
  /// try app.choose("Archive", in: .row("Essay"))
  /// ```
  ///
  /// - Parameters:
  ///   - choice: The label of the option or item, whole or in part; includes items of submenus.
  ///   - query: The picker, menu, row or view with a context menu, by its label.
  /// - Throws: ``Driver/Error`` if one of them isn't there, or is ambiguous, covered or disabled.
  public func choose(_ choice: String, in query: Query) throws(Driver.Error) {
    let found = try chooser(query, for: "choose from")
    guard found.info.isEnabled else { throw error(.disabled(found.info)) }
    let wanted = Query(label: choice)
    let all = found.choices
    let matches = wanted.search.matches(in: all.filter { $0.tap != nil })
    guard let first = matches.first else {
      throw error(.notFound(wanted, nearMisses: all.map(\.info)))
    }
    guard matches.count == 1 else { throw error(.ambiguous(wanted, matches.map(\.info))) }
    try send(first.tap ?? .tap, to: first)
  }

  /// Chooses an option of the picker, or an item of the menu or context menu, with a label.
  ///
  /// - Parameters:
  ///   - choice: The label of the option or item, whole or in part; includes items of submenus.
  ///   - label: The label of the picker, menu or view with a context menu, whole or in part.
  /// - Throws: ``Driver/Error`` if one of them isn't there, or is ambiguous, covered or disabled.
  public func choose(_ choice: String, in label: String) throws(Driver.Error) {
    try choose(choice, in: Query(label: label))
  }

  /// Returns the choices that a picker, a menu or a row offers, in order.
  ///
  /// - Parameter query: The picker, menu or row, by its label.
  /// - Returns: The description of each option or item.
  /// - Throws: ``Driver/Error`` if there is no such picker, menu or row.
  public func choices(in query: Query) throws(Driver.Error) -> [Info] {
    try chooser(query, for: "open").choices.map(\.info)
  }

  /// Finds what a query means among all that offers choices; things with one context menu count
  /// once.
  private func chooser(_ query: Query, for action: String) throws(Driver.Error) -> FoundElement {
    let matches = query.search.matches(in: reading().filter(\.hasChoices))
    if let first = matches.first, let actions = first.actions,
      matches.allSatisfy({ $0.actions === actions })
    {
      return first
    }
    return try find(query, for: action) { $0.hasChoices }
  }
}
