import MeerkatViews

/// What an inspected app was like after each thing that its user did: enough to go on from there.
@MainActor
struct Moments {
  struct Moment {
    /// Counted from 0, which is the page as it was opened.
    let number: Int
    /// The record of the session.
    let session: [UInt8]
    /// What was written down until then.
    let deeds: [DeedRecorder.Entry]?
  }

  private var moments: [Moment] = []
  private var size = 0
  /// The number of the moment under way, which ends with the next thing that the user does.
  private(set) var current = 0

  /// As many as the page keeps.
  private static let maximumCount = 1_000
  /// How many bytes all of them have at most.
  private static let maximumSize = 16_000_000

  /// How many states of views are kept of one, so that an event isn't held up by thousands of rows.
  private static let maximumStates = 500

  /// Keeps the moment that ends, and begins the next one.
  mutating func end(in session: AppSession) {
    if let data = session.kept(states: Self.maximumStates).data {
      moments.append(Moment(number: current, session: data, deeds: session.recorder?.entries))
      size += data.count
    }
    while moments.count > Self.maximumCount || size > Self.maximumSize {
      size -= moments.removeFirst().session.count
    }
    current += 1
  }

  /// The moment with a number; nil for one that isn't kept.
  subscript(number: Int) -> Moment? { moments.first { $0.number == number } }

  /// What another page knows that goes on from a moment: its own one is the next.
  func upTo(_ number: Int) -> Self {
    var copy = self
    copy.moments.removeAll { $0.number > number }
    copy.size = copy.moments.reduce(0) { $0 + $1.session.count }
    copy.current += 1
    return copy
  }
}
