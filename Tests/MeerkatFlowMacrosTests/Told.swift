import Synchronization

/// Whether an observer was told; it may be told anywhere.
final class Told: Sendable {
  let isTold = Mutex(false)
}
