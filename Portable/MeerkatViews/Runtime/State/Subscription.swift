/// A value that nodes can read and that notifies them when it changes.
///
/// Used on the main actor only.
package class Source {
  /// The latest reader.
  ///
  /// Readers form a list through their subscriptions, so that joining and leaving take constant
  /// time.
  fileprivate final unowned(unsafe) var first: Subscription?

  init() {}

  /// Whether anybody reads this.
  package final var isRead: Bool { first != nil }

  /// Notes that `reader` depends on this from now until it is evaluated again.
  ///
  /// A reader that has just read the same source is the head of the list, since bodies are
  /// evaluated one at a time.
  package final func addReader(_ reader: Node) {
    if let first, first.reader === reader { return }
    reader.subscribe(to: self)
  }

  /// Calls `visit` with every reader.
  @MainActor package final func forEachReader(_ visit: @MainActor (Node) -> Void) {
    var next = first
    while let subscription = next {
      next = subscription.next
      visit(subscription.reader)
    }
  }

  /// Schedules every reader for the next update.
  @MainActor package final func invalidateReaders() { forEachReader { $0.setNeedsEvaluation() } }
}

/// One reader of one source: a link of the source's list, owned by the reader.
package final class Subscription {
  /// What is read.
  ///
  /// Strong, so that a link never dangles.
  fileprivate var source: Source?
  fileprivate unowned(unsafe) let reader: Node
  fileprivate unowned(unsafe) var next: Subscription?
  fileprivate unowned(unsafe) var previous: Subscription?

  fileprivate init(reader: Node) { self.reader = reader }

  fileprivate func link(to source: Source) {
    self.source = source
    previous = nil
    next = source.first
    source.first?.previous = self
    source.first = self
  }

  fileprivate func unlink() {
    guard let source else { return }
    if let previous { previous.next = next } else { source.first = next }
    next?.previous = previous
    next = nil
    previous = nil
    self.source = nil
  }
}

extension Node {
  nonisolated fileprivate final func subscribe(to source: Source) {
    // A node that reads as much as last time reuses its links. Unlinked ones are at the end.
    if let free = subscriptions.last, free.source == nil,
      let index = subscriptions.firstIndex(where: { $0.source == nil })
    {
      subscriptions[index].link(to: source)
      return
    }
    let subscription = Subscription(reader: self)
    subscription.link(to: source)
    subscriptions.append(subscription)
  }

  /// Forgets what the node has read, because it is about to be evaluated again or has ended.
  package final func dropSubscriptions() {
    for subscription in subscriptions { subscription.unlink() }
    if !isMounted { subscriptions = [] }
  }
}
