extension Action {
  /// Adds a listener; nil adds none.
  mutating func listen(_ listener: Value, _ link: (any ActionsConnection)? = nil) {
    if let optional = listener as? any Absence, optional.isAbsent { return }
    listeners.add(ActionListener(value: listener, link: link), declaration.repetition)
  }

  /// Has a conformer listen, if it implements the action.
  ///
  /// - Parameters:
  ///   - link: The way to the conformer.
  ///   - answer: What its implementation gives; ``Unheard`` where it has none.
  ///   - listener: Calls the implementation.
  public mutating func listen<Conformer, Answer>(
    _ link: ActionsLink<Conformer>, _ answer: Answer.Type, _ listener: Value
  ) {
    if Answer.self == Unheard.self { return }
    listen(listener, link)
  }
}
