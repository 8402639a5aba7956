import Foundation

/// The memory of sessions that have ended.
///
/// The allocator keeps it for later; after a rush, that is most of the process's memory.
struct FreedMemory {
  private static let sessionsBetween = 100

  private var sessions = 0

  /// Counts a session that has ended, and now and then gives the system back what is free.
  mutating func add() {
    sessions += 1
    guard sessions >= Self.sessionsBetween else { return }
    sessions = 0
    Task.detached(priority: .background) { Self.releaseMemory() }
  }

  private static func releaseMemory() {
    #if canImport(Glibc)
      // Its header is not part of the module.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
