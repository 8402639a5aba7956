public import Meerkat

extension Flow {
  /// Expects the flow to be at a place.
  ///
  /// ```swift
  /// flow.didSelectTask("essay")
  /// try flow.expect([.root(.course), .push(.task("essay"))])
  /// ```
  ///
  /// - Parameter journey: Where the flow should be.
  /// - Throws: ``ElsewhereError`` when it is somewhere else; its text says where, and what is
  ///   different.
  public func expect(_ journey: Journey<Destination>) throws(ElsewhereError) {
    guard self.journey != journey else { return }
    throw ElsewhereError(self, expected: journey)
  }
}

/// That a flow is not where a test expects it.
public struct ElsewhereError: Error, Hashable, Sendable {
  /// The type of the flow.
  public let flow: String
  /// Where the flow is.
  public let journey: String
  /// Where it was expected.
  public let expected: String
  /// What is different, line by line: `-` where it was expected and is not, `+` the other way round.
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
