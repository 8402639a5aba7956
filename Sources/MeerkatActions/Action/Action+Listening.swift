extension Action {
  /// Adds a listener, unless it is nil.
  mutating func listen(_ listener: Value, _ link: (any ActionsConnection)? = nil) {
    if let optional = listener as? any Absence, optional.isAbsent { return }
    listeners.add(ActionListener(find: { listener }, link: link), all: declaration.callsAll)
  }

  /// Adds a conformer as a listener, if it implements the action.
  ///
  /// - Parameters:
  ///   - link: The connection to the conformer.
  ///   - answer: The result of the conformer's implementation; ``GeneratedCode/Unimplemented`` if it has none.
  ///   - listener: Calls the implementation.
  public mutating func listen<Conformer, Answer>(
    _ link: ActionsLink<Conformer>, _ answer: Answer.Type, _ listener: Value
  ) {
    if Answer.self == GeneratedCode.Unimplemented.self { return }
    listen(listener, link)
  }

  /// Adds a conformer that returns an answer, if it implements the action.
  ///
  /// The closure that calls the conformer has to return an answer, so it retains the conformer. It
  /// is made when the screen is shown and isn't stored in the action, so a flow that owns the
  /// screen doesn't create a cycle.
  ///
  /// - Parameters:
  ///   - link: The connection to the conformer.
  ///   - answer: The result of the conformer's implementation; ``GeneratedCode/Unimplemented`` if it has none.
  ///   - listener: Makes the closure that calls the implementation.
  public mutating func listen<Conformer, Answer, Listener>(
    _ link: ActionsLink<Conformer>, _ answer: Answer.Type,
    answering listener: @escaping (Conformer) -> Listener?
  ) where Value == Listener? {
    if Answer.self == GeneratedCode.Unimplemented.self { return }
    listeners.add(
      ActionListener(find: { link.conformer.map(listener) }, link: link),
      all: declaration.callsAll)
  }
}
