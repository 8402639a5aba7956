import Foundation

/// A lock around a value.
///
/// Like os's `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: Sendable {
  /// Not checked: the state is read and written under the lock alone, and only `Sendable` values, or
  /// those that the caller vouches for, go in and come out.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a value; the caller sees to it that nobody else uses the value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure that reads and writes the value, when nobody else does.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Runs a closure that reads and writes the value, when nobody else does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure that reads and writes the value if nobody else does, else gives nil.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until nobody else has the lock, and takes it.
  @available(*, noasync, message: "Use withLock: an await must not stand between lock and unlock.")
  public func lock() { storage.lock.lock() }

  /// Gives the lock back.
  @available(*, noasync, message: "Use withLock: an await must not stand between lock and unlock.")
  public func unlock() { storage.lock.unlock() }

  /// Takes the lock if nobody else has it, and tells whether that was so.
  @available(*, noasync, message: "Use withLockIfAvailable.")
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure when nobody else has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
