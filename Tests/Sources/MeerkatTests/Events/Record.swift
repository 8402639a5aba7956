import Meerkat

/// Navigation events as lines.
@MainActor
enum Record {
  /// The events so far, in the order in which they happened.
  ///
  /// The flow finishes for it, which marks the end of the events that are of interest.
  static func lines(
    of events: AsyncStream<NavigationEvent>, endedBy desk: Desk
  ) async -> [String] {
    await all(of: events, endedBy: desk).map(\.description)
  }

  /// The events so far.
  static func all(
    of events: AsyncStream<NavigationEvent>, endedBy desk: Desk
  ) async -> [NavigationEvent] {
    desk.finish("the end")
    var all: [NavigationEvent] = []
    for await event in events {
      if case .finished = event.what, event.flow === desk { break }
      all.append(event)
    }
    return all
  }
}
