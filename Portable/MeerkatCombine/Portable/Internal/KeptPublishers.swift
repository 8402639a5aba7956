import Foundation
import OpenCombine

/// The `objectWillChange` publishers of objects without a `@Published` property to keep them.
enum KeptPublishers {
  fileprivate struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  fileprivate struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let lock = NSLock()
  // Proof of safety: `entries` is read and written only between `lock` and `unlock` below.
  nonisolated(unsafe) private static var entries = Entries()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock { entries.publisher(of: object) }
  }

  /// Keeps the publisher while the object lives; where another thread came first, its publisher.
  static func keep(
    _ publisher: ObservableObjectPublisher, for object: AnyObject
  ) -> ObservableObjectPublisher {
    lock.withLock {
      if let first = entries.publisher(of: object) { return first }
      entries.insert(Entry(object: object, publisher: publisher), for: object)
      return publisher
    }
  }
}

extension KeptPublishers.Entries {
  // An address may be used again by a later object: an entry counts only while its object lives.
  fileprivate func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    byObject[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
  }

  // Sweeping when the table has doubled keeps the cost of an insertion constant on average.
  fileprivate mutating func insert(_ entry: KeptPublishers.Entry, for object: AnyObject) {
    byObject[ObjectIdentifier(object)] = entry
    guard byObject.count > sweepAt else { return }
    byObject = byObject.filter { $0.value.object != nil }
    sweepAt = max(64, byObject.count * 2)
  }
}
