/// How a change is to be carried out.
///
/// Like SwiftUI's `Transaction`. The hosts of this module show changes at once, whatever the
/// animation.
public struct Transaction {
  /// The animation that was asked for.
  public var animation: Animation?

  /// Whether views' own animations are to be left out.
  public var disablesAnimations = false

  /// Whether the change is part of something that goes on, such as a drag.
  public var isContinuous = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction in which the current code runs.
  static var current: Transaction { TransactionScope.current?.transaction ?? Transaction() }
}

/// One call of `withTransaction`: its writes belong together and are seen by bodies as one change.
final class TransactionScope: Sendable {
  @TaskLocal static var current: TransactionScope?

  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction: Sendable {}

/// Carries out what `body` changes as one transaction.
///
/// Like SwiftUI's `withTransaction(_:_:)`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionScope.$current.withValue(TransactionScope(transaction)) { try body() }
}

/// Carries out what `body` changes as one transaction with an animation.
///
/// Like SwiftUI's `withAnimation(_:_:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
