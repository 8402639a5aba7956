/// Carries out what `body` changes as one transaction.
///
/// Like SwiftUI's `withTransaction(_:_:)`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.$current.withValue(TransactionScope(transaction)) { try body() }
}

/// Carries out what `body` changes as one transaction with a value.
///
/// Like SwiftUI's `withTransaction(_:_:_:)`.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Carries out what `body` changes as one transaction with an animation.
///
/// Like SwiftUI's `withAnimation(_:_:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as done.
///
/// Like SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Carries out what `body` changes with an animation, and then what is to follow it.
///
/// Like SwiftUI's `withAnimation(_:completionCriteria:_:completion:)`. Changes show at once, so
/// `completion` runs at once, too.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}
