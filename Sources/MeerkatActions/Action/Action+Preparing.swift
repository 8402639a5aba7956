extension Action {
  /// Sets the action's name and how its listeners are called one after the other.
  ///
  /// `@Actions` generates this call. Make it yourself, in the initialiser of a handwritten screen,
  /// if the action has to be observed or shared, or has an option that requires it:
  /// ```swift
  /// _didSelectTask.prepare("didSelectTask", in: "CourseScreen") { run, heard in
  ///   { id in
  ///     run.begin([id])
  ///     for action in heard() { action(id) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - screen: The name of the screen.
  ///   - joined: Makes the closure that the screen calls.
  public mutating func prepare<Listener>(
    _ name: String, in screen: String,
    _ joined: @escaping (ActionRun, @escaping () -> [Listener]) -> Listener
  ) where Value == Listener? {
    declaration.shape = ActionShape(
      key: ActionKey(name: name, type: ObjectIdentifier(Listener.self)), screen: screen,
      joined: { run, heard in joined(run) { heard().compactMap { $0 } } })
  }

  /// Sets a required action's name and how its listeners are called one after the other.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - screen: The name of the screen.
  ///   - joined: Makes the closure that the screen calls.
  public mutating func prepare(
    required name: String, in screen: String,
    _ joined: @escaping (ActionRun, @escaping () -> [Value]) -> Value
  ) {
    declaration.shape = ActionShape(
      key: ActionKey(name: name, type: ObjectIdentifier(Value.self)), screen: screen,
      joined: joined)
  }

  /// Sets the name of an action that returns an answer, and how its listener is called.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - screen: The name of the screen.
  ///   - answering: Makes the closure that the screen calls.
  public mutating func prepare<Listener>(
    answering name: String, in screen: String,
    _ answering: @escaping (ActionRun, @escaping () -> Listener) -> Listener
  ) where Value == Listener? {
    declaration.shape = ActionShape(
      key: ActionKey(name: name, type: ObjectIdentifier(Listener.self)), screen: screen,
      answering: { run, heard in
        heard().map { listener in answering(run) { heard() ?? listener } }
      })
  }
}
