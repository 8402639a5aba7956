import MeerkatIsolation

/// Runs `body`, and applies its changes in one transaction.
///
/// Like SwiftUI's `withTransaction(_:_:)`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.$current.withValue(TransactionScope(transaction)) { try body() }
}

/// Runs `body`, and applies its changes in one transaction with a value.
///
/// Like SwiftUI's `withTransaction(_:_:_:)`.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`, and applies its changes in one transaction with an animation.
///
/// Like SwiftUI's `withAnimation(_:_:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete.
///
/// Like SwiftUI's `AnimationCompletionCriteria`.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Runs `body`, applies its changes with an animation, and then runs a completion.
///
/// Like SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`. Where changes take no time,
/// `completion` runs at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AppHost.afterwards(animation?.totalTime ?? 0, completion)
  return result
}

extension AppHost {
  /// Runs something once an animation of so many seconds is over: at once where nothing moves.
  fileprivate static func afterwards(_ seconds: Double, _ action: @escaping () -> Void) {
    guard MainActor.isCurrent, seconds > 0, seconds.isFinite else { return action() }
    // It is called once, on the main actor, where it was made.
    nonisolated(unsafe) let action = action
    MainActor.assumeIsolated {
      guard let host = current, host.moves else { return action() }
      Task {
        try? await Task.sleep(for: .seconds(seconds))
        action()
      }
    }
  }
}
