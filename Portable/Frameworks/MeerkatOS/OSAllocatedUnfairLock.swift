import Foundation

/// A lock around a value.
///
/// Like os's `OSAllocatedUnfairLock`.
public struct OSAllocatedUnfairLock<State>: Sendable {
  /// Not checked: the state is read and written only under the lock, and only `Sendable` values, or
  /// those that the caller vouches for, go in and come out.
  private final class Storage: @unchecked Sendable {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a value, which the caller must not use elsewhere.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with exclusive access to the value.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Runs a closure with exclusive access to the value.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with exclusive access to the value, or returns nil if the lock is taken.
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

  /// Acquires the lock, waiting until it is free.
  @available(*, noasync, message: "Use withLock: an await must not stand between lock and unlock.")
  public func lock() { storage.lock.lock() }

  /// Releases the lock.
  @available(*, noasync, message: "Use withLock: an await must not stand between lock and unlock.")
  public func unlock() { storage.lock.unlock() }

  /// Acquires the lock if it is free, and returns whether it did.
  @available(*, noasync, message: "Use withLockIfAvailable.")
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
