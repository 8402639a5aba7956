import Foundation

/// Remembers how the last destinations are written.
///
/// Only a link's own closures can say whether it writes a destination, so all of them are asked.
/// The steps below what changes are written again with each change, and ask none.
final class LinkMemory: @unchecked Sendable {
  /// How many destinations are remembered.
  private static var capacity: Int { 256 }

  // Read and changed only while `lock` is held, which makes the class Sendable.
  private var known: [AnyDestination: [WrittenLink]] = [:]
  private let lock = NSLock()

  /// Returns how a destination was written before, or finds it.
  func places(of destination: AnyDestination, find: () -> [WrittenLink]) -> [WrittenLink] {
    if let places = lock.withLock({ known[destination] }) { return places }
    let places = find()
    lock.withLock {
      if known.count >= Self.capacity { known = [:] }
      known[destination] = places
    }
    return places
  }
}

/// A link that writes a destination, and what it writes.
struct WrittenLink {
  /// The index of the link.
  let link: Int
  /// The place, in the form that leads back to the destination.
  let place: Result<DestinationLink, LinkError>
}
