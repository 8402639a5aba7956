/// Methods that start an action, one for each number of parameters, with and without errors.
///
/// Swift 6.3 can't express them as a single generic method: it doesn't support optional functions
/// of any number of parameters, and miscompiles an error of a generic type in an `async` function.
extension ActionControl {
  /// Starts an asynchronous action, if it has a listener.
  public func start()
  where Value == (@MainActor () async throws -> Void)? {
    if let value = action.wrappedValue { run(value) }
  }

  /// Starts an asynchronous action that throws nothing, if it has a listener.
  public func start()
  where Value == (@MainActor () async -> Void)? {
    if let value = action.wrappedValue { run(value) }
  }

  /// Starts an asynchronous action, if it has a listener.
  ///
  /// - Parameter argument: The argument of the action.
  public func start<Argument>(_ argument: Argument)
  where Value == (@MainActor (Argument) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(argument) } }
  }

  /// Starts an asynchronous action that throws nothing, if it has a listener.
  ///
  /// - Parameter argument: The argument of the action.
  public func start<Argument>(_ argument: Argument)
  where Value == (@MainActor (Argument) async -> Void)? {
    if let value = action.wrappedValue { run { await value(argument) } }
  }

  /// Starts an asynchronous action, if it has a listener.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  public func start<First, Second>(_ first: First, _ second: Second)
  where Value == (@MainActor (First, Second) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(first, second) } }
  }

  /// Starts an asynchronous action that throws nothing, if it has a listener.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  public func start<First, Second>(_ first: First, _ second: Second)
  where Value == (@MainActor (First, Second) async -> Void)? {
    if let value = action.wrappedValue { run { await value(first, second) } }
  }

  /// Starts an asynchronous action, if it has a listener.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  ///   - third: The third argument of the action.
  public func start<First, Second, Third>(_ first: First, _ second: Second, _ third: Third)
  where Value == (@MainActor (First, Second, Third) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(first, second, third) } }
  }

  /// Starts an asynchronous action that throws nothing, if it has a listener.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  ///   - third: The third argument of the action.
  public func start<First, Second, Third>(_ first: First, _ second: Second, _ third: Third)
  where Value == (@MainActor (First, Second, Third) async -> Void)? {
    if let value = action.wrappedValue { run { await value(first, second, third) } }
  }
}
