public import Meerkat

extension Flow {
  /// Throws an error unless the flow has the given journey.
  ///
  /// ```swift
  /// flow.didSelectTask("essay")
  /// try flow.expect([.root(.course), .push(.task("essay"))])
  /// ```
  ///
  /// - Parameter journey: The expected journey.
  /// - Throws: ``ElsewhereError`` if the flow has another journey; its text shows both and the
  ///   difference.
  public func expect(_ journey: Journey<Destination>) throws(ElsewhereError) {
    guard self.journey != journey else { return }
    throw ElsewhereError(self, expected: journey)
  }
}

/// The flow's journey isn't the one that a test expects.
public struct ElsewhereError: Error, Hashable, Sendable {
  /// The type of the flow.
  public let flow: String
  /// The journey of the flow.
  public let journey: String
  /// The expected journey.
  public let expected: String
  /// The difference, line by line: `-` for expected but missing steps, `+` for unexpected ones.
  public let difference: String

  @MainActor
  init<Shown: Flow>(_ flow: Shown, expected: Journey<Shown.Destination>) {
    self.flow = String(describing: type(of: flow))
    journey = flow.journey.description
    self.expected = expected.description
    difference = flow.journey.difference(from: expected).description
  }
}

extension ElsewhereError: CustomStringConvertible {
  public var description: String {
    """
    \(flow) is at \(journey).
    Expected:      \(expected).
    The difference, - expected, + found:
    \(difference)
    """
  }
}
