/// Functions that start an action, one for each number of parameters, with errors and without.
///
/// The compiler (6.3) refuses a single generic one: it has no optional function of any number of
/// parameters, and damages an error of a generic type where the function is `async`.
extension ActionControl {
  /// Starts an asynchronous action, if somebody listens.
  public func start()
  where Value == (@MainActor () async throws -> Void)? {
    if let value = action.wrappedValue { run(value) }
  }

  /// Starts an asynchronous action that throws nothing, if somebody listens.
  public func start()
  where Value == (@MainActor () async -> Void)? {
    if let value = action.wrappedValue { run(value) }
  }

  /// Starts an asynchronous action, if somebody listens.
  ///
  /// - Parameter argument: The argument of the action.
  public func start<Argument>(_ argument: Argument)
  where Value == (@MainActor (Argument) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(argument) } }
  }

  /// Starts an asynchronous action that throws nothing, if somebody listens.
  ///
  /// - Parameter argument: The argument of the action.
  public func start<Argument>(_ argument: Argument)
  where Value == (@MainActor (Argument) async -> Void)? {
    if let value = action.wrappedValue { run { await value(argument) } }
  }

  /// Starts an asynchronous action, if somebody listens.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  public func start<First, Second>(_ first: First, _ second: Second)
  where Value == (@MainActor (First, Second) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(first, second) } }
  }

  /// Starts an asynchronous action that throws nothing, if somebody listens.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  public func start<First, Second>(_ first: First, _ second: Second)
  where Value == (@MainActor (First, Second) async -> Void)? {
    if let value = action.wrappedValue { run { await value(first, second) } }
  }

  /// Starts an asynchronous action, if somebody listens.
  ///
  /// - Parameters:
  ///   - first: The first argument of the action.
  ///   - second: The second argument of the action.
  ///   - third: The third argument of the action.
  public func start<First, Second, Third>(_ first: First, _ second: Second, _ third: Third)
  where Value == (@MainActor (First, Second, Third) async throws -> Void)? {
    if let value = action.wrappedValue { run { try await value(first, second, third) } }
  }

  /// Starts an asynchronous action that throws nothing, if somebody listens.
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
